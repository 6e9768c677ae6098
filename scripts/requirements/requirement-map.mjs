// The map of requirements: each sentence with its tests, the stories of its screen, and a link.
import { listFiles } from '../check/list-files.mjs'
import { testFilePattern } from '../check/references/check-references.mjs'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const folders = ['.storybook', 'bench', 'mocks', 'scripts', 'src', 'tests', 'deploy']
const storyFile = /\.stories\.tsx$/
const requirementLine = /^- \*\*([A-Z][A-Z0-9]+-\d+)\*\* (.+)$/
/** A title of a test, in any quotes; it may start on the line after the call. */
const testTitle =
  /\b(?:test|it)(?:\.each\([\s\S]*?\)|\.each`[\s\S]*?`)?(?:<[^>]*>)?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

/** The screen of each chapter: the title of its stories, and its address in the mock build. */
const screens = {
  SHELL: ['Screens/Public/Not Found', '/no/such/page'],
  HOME: ['Screens/Public/Home', '/'],
  COURSE: ['Screens/Public/Vedic Courses', '/courses'],
  REG: ['Screens/Public/Course Registration', '/coursesregister'],
  ACT: ['Screens/Public/Activities', '/activities'],
  CONTACT: ['Screens/Public/Contact Us', '/contactus'],
  LOGIN: ['Screens/Admin/Sign in', '/signin'],
  PAGE: ['Screens/Public/Chitrakoot', '/chitrakoot'],
  DONATE: ['Screens/Public/Temple Construction', '/templeCon'],
  IMAGE: ['Screens/Public/Image Gallery', '/igallery'],
  VIDEO: ['Screens/Public/Video Gallery', '/vgallery'],
  SAMPLE: ['Screens/Public/Weather forecast', '/fetch-data'],
  ADMIN: ['Screens/Admin/Dashboard', '/admin'],
  LIST: ['Screens/Admin/Courses', '/admin/courses'],
  FORM: ['Screens/Admin/Courses', '/admin/courses'],
  DELETE: ['Screens/Admin/Courses', '/admin/courses'],
  NOTIFICATION: ['Screens/Admin/Notification', '/admin/notification'],
  SLIDER: ['Screens/Admin/Slider', '/admin/slider'],
  COURSELIST: ['Screens/Admin/Courses', '/admin/courses'],
  ACTLIST: ['Screens/Admin/Activities', '/admin/activities'],
  IMAGELIST: ['Screens/Admin/Image Gallery', '/admin/igallery'],
  VIDEOLIST: ['Screens/Admin/Video Gallery', '/admin/vgallery'],
  MESSAGE: ['Screens/Admin/Contact Us', '/admin/contactus'],
  REGLIST: ['Screens/Admin/Registrations', '/admin/registrations'],
  MAIL: ['Screens/Admin/Email Logs', '/admin/email'],
  PASSWORD: ['Screens/Admin/Change Password', '/admin/changepass'],
  DASH: ['Screens/Admin/Dashboard', '/admin'],
}

const idsIn = (text) => [...text.matchAll(/\[([A-Z][A-Z0-9]+-\d+)\]/g)].map(([, id]) => id)
const withoutIds = (title) => title.replace(/\s*\[[A-Z][A-Z0-9]+-\d+\]/g, '').replaceAll("\\'", "'")

/** The tests of a file that name requirements in their titles. */
export function testsIn(text) {
  return [...text.matchAll(testTitle)]
    .map(([, , title]) => ({ title: withoutIds(title), ids: idsIn(title) }))
    .filter(({ ids }) => ids.length)
}

/** The titles and exported names of the stories of a file. */
export function storiesIn(text) {
  const [, title] = /\btitle: '([^']+)'/.exec(text) ?? []
  const names = [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name)
  return title ? names.map((name) => ({ title, name, id: storyIdOf(title, name) })) : []
}

/** Storybook's id of a story, as in its address. */
function storyIdOf(title, name) {
  const slug = (text) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
  return `${slug(title)}--${slug(words)}`
}

/** The tests of a file with their ids. An id outside of the titles counts for the whole file. */
function holdersIn(file, name) {
  const text = readFileSync(file, 'utf8')
  const tests = testsIn(text)
  const named = new Set(tests.flatMap(({ ids }) => ids))
  const others = [...new Set(idsIn(text))].filter((id) => !named.has(id))
  return [...tests, { title: 'the whole file', ids: others }].map((test) => ({
    ...test,
    file: name,
  }))
}

/** The chapters of docs/requirements.md with the tests and stories of each sentence. */
export function readRequirementMap(root) {
  const files = folders.flatMap((folder) => listFiles(join(root, folder)))
  const nameOf = (file) => relative(root, file).replaceAll('\\', '/')
  const tests = files
    .filter((file) => testFilePattern.test(nameOf(file)))
    .flatMap((file) => holdersIn(file, nameOf(file)))
  const stories = files
    .filter((file) => storyFile.test(file))
    .flatMap((file) => storiesIn(readFileSync(file, 'utf8')))
  const chapters = []
  for (const line of readFileSync(join(root, 'docs/requirements.md'), 'utf8').split('\n')) {
    if (line.startsWith('## ')) chapters.push({ title: line.slice(3), requirements: [] })
    const [, id, sentence] = requirementLine.exec(line) ?? []
    if (!id) continue
    const [screen, address] = screens[id.split('-')[0]] ?? []
    chapters.at(-1).requirements.push({
      id,
      sentence,
      address,
      tests: tests
        .filter(({ ids }) => ids.includes(id))
        .map(({ title, file }) => ({ title, file })),
      stories: stories.filter(({ title }) => title === screen),
    })
  }
  return chapters.filter(({ requirements }) => requirements.length)
}

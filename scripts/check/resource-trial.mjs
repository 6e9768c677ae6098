// npm run test:more -- --only resource: adds a resource with three fields and a picture to a copy of the project, as README tells, and runs
// what must hold then. Fails if it takes more files than README says.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'

// Below the project, so that node_modules can be linked; `.vite` is ignored by all tools.
const copy = resolve('.vite/resource-trial')
const read = (file) => readFileSync(join(copy, file), 'utf8')

/** The text with `added` before the only place of `mark`. */
function insert(text, mark, added) {
  if (text.split(mark).length !== 2) throw new Error(`"${mark}" is not there once.`)
  return text.replace(mark, () => added + mark)
}

/** A text about images, told of sponsors. */
const renamed = (text) =>
  text
    .replaceAll(/Image gallery|Image Gallery/g, 'Sponsors')
    .replaceAll('imageGallery', 'sponsors')
    .replaceAll('iGallery', 'sponsors')
    .replaceAll('Image', 'Sponsor')
    .replaceAll('image', 'sponsor')

/** The part of the contract from one line to the next, told of sponsors. */
const partOf = (text, from, to) => renamed(text.slice(text.indexOf(from), text.indexOf(to)))

const entity = `import { sponsorDescriptionMaxLength, sponsorTitleMaxLength } from '../../src/api/field-limits'
import { defineEntity, repeatRows } from './entity'

const rows = ['Rice', 'Oil', 'Flowers'].map((title) => ({
  filePath: 'mock-files/scene-0001-1200x900.svg',
  title,
  description: 'Given every month.',
  datetime: '2026-11-20T16:12:00',
}))

export const sponsor = defineEntity({
  path: '/admin/api/sponsors',
  model: { filePath: 'nullable', title: 'nullable', description: 'nullable', datetime: 'nullable' },
  seed: (count) => repeatRows(rows, count, 'title'),
  builderDefaults: { title: 'Rice', description: 'Given every month.' },
  limits: { title: sponsorTitleMaxLength, description: sponsorDescriptionMaxLength },
  searchFields: ['title', 'description'],
  colleagueEdits: 'description',
})
`

const testCase = `  sponsors: {
    title: 'Sponsors',
    requirement: '[LIST-1]',
    kind: 'sponsor',
    hint: 'Find by title or description',
    pluralNoun: 'sponsors',
    columns: ['Id', 'Sponsor', 'Title', 'Description', 'Date & Time', 'Action'],
    record: { title: 'Rice', datetime },
    named: titled,
    shows: ['Rice', 'Given every month.'],
    fields: [
      ['Title', 'title', 'Oil'],
      ['Description', 'description', 'Lamps'],
    ],
    picture: 'Sponsor',
    add: { title: 'Add Sponsor' },
    edit: { label: 'Title', field: 'title', value: 'Flowers' },
  },
`

/** The files that somebody writes or edits for the resource. */
const byHand = {
  'openapi.yaml': (text) => {
    const paths = partOf(text, '  /admin/api/iGallery:', '  /admin/api/vGallery:')
    const schemas = partOf(text, '    Image:\n', '    Video:\n')
    const tagged = insert(text, '  - name: Image gallery\n', '  - name: Sponsors\n')
    return insert(insert(tagged, '  /admin/api/vGallery:', paths), '    Video:\n', schemas)
  },
  'mocks/entities/sponsor.ts': () => entity,
  'mocks/entities/index.ts': (text) =>
    insert(`import { sponsor } from './sponsor'\n${text}`, '  notification,\n', '  sponsor,\n'),
  'src/admin/resources/sponsors.tsx': () => renamed(read('src/admin/resources/image-gallery.tsx')),
  'src/admin/resources/registry.ts': (text) => {
    const entry = partOf(text, '  igallery: entry(', '  vgallery: entry(')
      .replace('igallery', 'sponsors')
      .replace('./sponsor-gallery', './sponsors')
      .replace('icon: Sponsor', 'icon: Image')
    return insert(text, '  slider: entry(', entry)
  },
  'src/admin/resources/sponsors.stories.tsx': () =>
    read('src/admin/resources/activities.stories.tsx')
      .replaceAll('Activities', 'Sponsors')
      .replaceAll('activities', 'sponsors'),
  'src/app/public-previews.ts': (text) =>
    insert(text, '  slider: async', '  sponsors: undefined,\n'),
  'tests/resources.ts': (text) => insert(text, '  notification: {\n    title', testCase),
}

const commands = [
  'npm run --silent generate',
  'npx tsc --project tsconfig.json',
  'npx vite build --logLevel warn',
  'npx size-limit --silent',
  'npm run --silent contract:mock -- --only sponsors',
  'npx vitest run --project node scripts/storybook/storybook-index.test.ts',
  'npx vitest run --project screens tests/admin/list/resources.test.tsx tests/admin/dashboard.test.tsx -t Sponsors|DASH-1',
]

const started = Date.now()
rmSync(copy, { recursive: true, force: true })
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
for (const file of files.trim().split('\n')) cpSync(file, join(copy, file))
execFileSync('cp', ['-al', 'node_modules', join(copy, 'node_modules')])
try {
  for (const [file, edit] of Object.entries(byHand)) {
    const text = edit(files.includes(`${file}\n`) ? read(file) : '')
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), text)
  }
  for (const command of commands) {
    console.log(command)
    const [program, ...args] = command.split(' ')
    execFileSync(program, args, { cwd: copy, stdio: 'inherit' })
  }
} finally {
  rmSync(copy, { recursive: true })
}
const count = Object.keys(byHand).length
console.log(`A resource took ${count} files and ${Math.round((Date.now() - started) / 1000)} s.`)
if (!readFileSync('README.md', 'utf8').includes(`takes ${count} files`)) {
  console.error(`README.md does not say that a resource takes ${count} files.`)
  process.exit(1)
}

// The byte budgets [PERF-1] [PERF-5] [PERF-6] on the built files, gzip -9: `npx size-limit` after `npm run build`.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

const manifest = JSON.parse(readFileSync('.vite/manifest-dist.json', 'utf8'))
const html = readFileSync('dist/index.html', 'utf8')

/** What index.html loads by itself. */
const entry = Object.keys(manifest).filter((key) => html.includes(`/${manifest[key].file}"`))

/** Every script and style that some modules need, with all they import. */
function closure(...modules) {
  const seen = new Set()
  const walk = (key) => {
    if (seen.has(key)) return
    if (!manifest[key]) throw new Error(`The build has no chunk of its own for ${key}.`)
    seen.add(key)
    manifest[key].imports?.forEach(walk)
  }
  modules.forEach(walk)
  return [...seen]
}
const scripts = (keys) =>
  [...new Set(keys.map((key) => `dist/${manifest[key].file}`))].filter(isScript)
const styles = (keys) =>
  [
    ...new Set(
      keys
        .flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])])
        .filter((file) => file.endsWith('.css')),
    ),
  ].map((file) => `dist/${file}`)
const isScript = (file) => file.endsWith('.js')
/** The files of `keys` without those of `known`, because screens may share a file. */
const filesBeside = (keys, known) => {
  const files = known.map((key) => manifest[key].file)
  return keys.filter((key) => !files.includes(manifest[key].file))
}

/** The layout of every public screen. */
const frame = closure(...entry, 'src/site/layout/site-layout.tsx')
const home = closure(...entry, 'src/site/layout/site-layout.tsx', 'src/site/home/home.tsx')
/** The screen of the static pages; a page itself is one more file with its text. */
const staticPage = closure('src/site/static-pages/static-page.tsx')
const staticPages = Object.keys(manifest).filter((key) => /^src\/content\/[\w.-]+\.md$/.test(key))
if (!staticPages.length) throw new Error('The build has no static page.')
/** The declarations that the registry loads, each in a file of its own. */
const declarations = Object.keys(manifest).filter((key) =>
  /^src\/admin\/resources\/[\w-]+\.tsx$/.test(key),
)
if (!declarations.length) throw new Error('The build has no declaration of a resource.')
const admin = closure(...entry, 'src/admin/layout/admin-layout.tsx', 'src/admin/list/list-page.tsx')
const row = (name, limit, path) => ({ name, limit, path, gzip: true })

export default [
  row('boot', '2.5 kB', 'dist/assets/boot-*.js'),
  row('Home: JS', '158 kB', scripts(home)),
  row('Home: CSS', '26 kB', styles(home)),
  row(
    'a static page: the screen that all of them share',
    '14 kB',
    scripts(filesBeside(staticPage, frame)),
  ),
  ...staticPages.map((page) =>
    row(
      `${basename(page)}: what it adds after another static page`,
      '14 kB',
      scripts(filesBeside(closure(page), [...frame, ...staticPage])),
    ),
  ),
  ...declarations.map((key) =>
    row(`${basename(key, '.tsx')}: its own code`, '3 kB', [`dist/${manifest[key].file}`]),
  ),
  row('admin, a list: JS (with page, styles and rows 210 kB, e2e)', '180 kB', scripts(admin)),
]

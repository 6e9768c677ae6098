// npm run bench -- pages | list | gallery | lighthouse: builds the bundle and measures it; further arguments go to the measure.
import { spawnSync } from 'node:child_process'
import process from 'node:process'

const measures = {
  pages: 'bench/pages.mjs',
  list: 'bench/list.mjs',
  gallery: 'bench/gallery.mjs',
  lighthouse: 'scripts/check/lighthouse.mjs',
}
const [name, ...args] = process.argv.slice(2)
if (!Object.hasOwn(measures, name ?? '')) {
  console.error(`npm run bench -- and one of ${Object.keys(measures).join(', ')}`)
  process.exit(2)
}
const run = (...command) => spawnSync('npx', command, { stdio: 'inherit' }).status
process.exit(run('vite', 'build', '--logLevel', 'warn') || run('node', measures[name], ...args))

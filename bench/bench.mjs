// npm run bench -- pages | list | gallery | lighthouse: builds the bundle and measures it; further arguments go to the measure.
import { spawnSync } from 'node:child_process'
import process from 'node:process'

const [name, ...args] = process.argv.slice(2)
if (!['pages', 'list', 'gallery', 'lighthouse'].includes(name)) {
  console.error('npm run bench -- and one of pages, list, gallery, lighthouse')
  process.exit(2)
}
const run = (...command) => spawnSync('npx', command, { stdio: 'inherit' }).status
process.exit(
  run('vite', 'build', '--logLevel', 'warn') || run('node', `bench/${name}.mjs`, ...args),
)

// npm run check:servers: serves dist/ by nginx, Apache httpd, Caddy and lighttpd with the files of deploy/, at the root and
// below a sub-path, and runs deploy/check.mjs on each. Servers that are not installed are skipped. `--only Caddy` runs one.
import { spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs' // prettier-ignore
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { checkDeployment } from '../../deploy/check/checks.mjs'
import { reportOf } from '../../deploy/check/report.mjs'
import { stamp } from '../../deploy/stamp.mjs'
import { servers } from '../../tests/servers/servers.mjs'
import { freePorts } from './free-ports.mjs'
import { isInstalled } from './is-installed.mjs'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
if (!existsSync('dist/index.html')) {
  console.error('There is no dist/: run npm run build first.')
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'temple-servers-'))
chmodSync(folder, 0o755)
const running = new Set()
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

function start([program, ...words], options) {
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'], ...options })
  running.add(child)
  let output = ''
  child.stderr.on('data', (text) => (output += text))
  child.on('exit', () => running.delete(child))
  return { child, output: () => output }
}

/** Waits up to a minute for a response; throws with the server's output if it exits or does not answer. */
async function waitForServer(url, { child, output }) {
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(100)) {
    if (child.exitCode !== null) throw new Error(output() || `ended with ${child.exitCode}`)
    if (await fetch(url).then(() => true, () => false)) return // prettier-ignore
  }
  throw new Error(`${url} does not answer. ${output()}`)
}

const started = Date.now()
const installed = servers.filter((server) => {
  if (values.only && values.only !== server.name) return false
  const isThere = isInstalled(server)
  if (!isThere)
    console.log(`NOT INSTALLED: ${server.name}; its file in deploy/ is NOT tested in this run.`)
  return isThere
})

/** For each base a stamped folder and a mock API, which all servers share. */
const sites = await Promise.all(
  ['/', '/temple/site/'].map(async (base, index) => {
    const root = join(folder, `www-${index}`)
    const dist = join(root, base)
    mkdirSync(dist, { recursive: true })
    cpSync('dist', dist, { recursive: true })
    stamp(dist, base)
    const [api] = freePorts(1)
    const backend = ['tests/backend/start.mjs', '--port', `${api}`, '--base', base]
    await waitForServer(`http://127.0.0.1:${api}${base}`, start([process.execPath, ...backend]))
    return { base, root, dist, api }
  }),
)

let failed = 0
for (const server of installed)
  for (const { dist, ...site } of sites) {
    const runStarted = Date.now()
    const serverFolder = mkdtempSync(join(folder, 'server-'))
    chmodSync(serverFolder, 0o777)
    const run = { ...site, folder: serverFolder, port: freePorts(1)[0] }
    const file = join(serverFolder, server.name === 'Caddy' ? 'Caddyfile' : 'server.conf')
    writeFileSync(file, server.config(run))
    const env = { ...process.env, XDG_DATA_HOME: serverFolder, XDG_CONFIG_HOME: serverFolder }
    const instance = start(server.start(file, run), { env })
    const url = `http://127.0.0.1:${run.port}${site.base}`
    try {
      await waitForServer(url, instance)
      const results = await checkDeployment(url, { dist })
      const failures = results.filter(({ failures }) => failures.length).length
      const seconds = ((Date.now() - runStarted) / 1000).toFixed(1)
      const summary = `${results.length - failures} of ${results.length} checks passed`
      console.log(`${server.name} at ${site.base}: ${summary}, ${seconds} s`)
      if (failures) console.log(reportOf(results))
      failed += failures
    } catch (error) {
      failed += 1
      const log = join(serverFolder, 'error.log')
      console.log(`${server.name} at ${site.base}: ${error.message}`)
      if (existsSync(log)) console.log(readFileSync(log, 'utf8'))
    }
    instance.child.kill('SIGTERM')
  }
console.log(`Total ${((Date.now() - started) / 1000).toFixed(0)} s, ${failed} checks failed`)
process.exit(failed ? 1 : 0)

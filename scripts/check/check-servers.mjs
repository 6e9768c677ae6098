// npm run check:servers: the built folder on nginx, Apache httpd, Caddy and lighttpd with the files of deploy/, at the
// root and below a sub-path, each judged by deploy/check.mjs. A server that is not installed is named and left out.
// Needs dist/. `--only Caddy` tries one.
import { spawn, spawnSync } from 'node:child_process'
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
  let said = ''
  child.stderr.on('data', (text) => (said += text))
  child.on('exit', () => running.delete(child))
  return { child, said: () => said }
}

/** Waits up to a minute until a server answers; throws with what it printed when it ends before. */
async function answers(url, { child, said }) {
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(100)) {
    if (child.exitCode !== null) throw new Error(said() || `ended with ${child.exitCode}`)
    if (await fetch(url).then(() => true, () => false)) return // prettier-ignore
  }
  throw new Error(`${url} does not answer. ${said()}`)
}

const started = Date.now()
const installed = servers.filter(({ name, version: [program, ...words] }) => {
  if (values.only && values.only !== name) return false
  const isThere = spawnSync(program, words).status === 0
  if (!isThere) console.log(`NOT INSTALLED: ${name}; its file in deploy/ is NOT tried in this run.`)
  return isThere
})

/** The bases, each with its stamped folder and the mock server as its API, which all servers share. */
const sites = await Promise.all(
  ['/', '/temple/site/'].map(async (base, index) => {
    const root = join(folder, `www-${index}`)
    const dist = join(root, base)
    mkdirSync(dist, { recursive: true })
    cpSync('dist', dist, { recursive: true })
    stamp(dist, base)
    const [api] = freePorts(1)
    const backend = ['tests/backend/start.mjs', '--port', `${api}`, '--base', base]
    await answers(`http://127.0.0.1:${api}${base}`, start([process.execPath, ...backend]))
    return { base, root, dist, api }
  }),
)

let failed = 0
for (const server of installed)
  for (const { dist, ...site } of sites) {
    const begun = Date.now()
    const own = mkdtempSync(join(folder, 'server-'))
    chmodSync(own, 0o777)
    const run = { ...site, folder: own, port: freePorts(1)[0] }
    const file = join(own, server.name === 'Caddy' ? 'Caddyfile' : 'server.conf')
    writeFileSync(file, server.config(run))
    const env = { ...process.env, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own }
    const server_ = start(server.start(file, run), { env })
    const url = `http://127.0.0.1:${run.port}${site.base}`
    try {
      await answers(url, server_)
      const results = await checkDeployment(url, { dist })
      const failures = results.filter(({ failures }) => failures.length).length
      const seconds = ((Date.now() - begun) / 1000).toFixed(1)
      const summary = `${results.length - failures} of ${results.length} checks passed`
      console.log(`${server.name} at ${site.base}: ${summary}, ${seconds} s`)
      if (failures) console.log(reportOf(results))
      failed += failures
    } catch (error) {
      failed += 1
      const log = join(own, 'error.log')
      console.log(`${server.name} at ${site.base}: ${error.message}`)
      if (existsSync(log)) console.log(readFileSync(log, 'utf8'))
    }
    server_.child.kill('SIGTERM')
  }
console.log(`All in all ${((Date.now() - started) / 1000).toFixed(0)} s, ${failed} checks failed`)
process.exit(failed ? 1 : 0)

// npm run test:more -- --only servers: serves dist/ by nginx, Apache httpd and Caddy with the files of deploy/, at the root (also
// rolled on and back, and with the policy only reported) and below a sub-path, and runs deploy/check.mjs on each.
// Servers that are not installed are skipped. `--only Caddy` runs one.
import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { checkDeployment } from '../../deploy/check/checks.mjs'
import { reportOf } from '../../deploy/check/report.mjs'
import { deployRelease, useRelease } from '../../deploy/release.mjs'
import { copyAsOtherBuild } from '../../tests/servers/other-build.mjs'
import { servers } from '../../tests/servers/servers.mjs'
import { freePorts } from './free-ports.mjs'
import { isInstalled } from './programs.mjs'

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

function start([program, ...args], options) {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], ...options })
  running.add(child)
  let output = ''
  child.stderr.on('data', (text) => (output += text))
  child.on('exit', () => running.delete(child))
  return { child, output: () => output }
}

/** Waits up to a minute for a response; throws with the server's output if it exits or does not respond. */
async function waitForServer(url, { child, output }) {
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(100)) {
    if (child.exitCode !== null) throw new Error(output() || `ended with ${child.exitCode}`)
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return
  }
  throw new Error(`${url} does not respond. ${output()}`)
}

const started = Date.now()
const installed = servers.filter(
  (server) => (!values.only || values.only === server.name) && isInstalled(server),
)

/** For each base a folder that `deploy/release.mjs` writes, and a mock API; all servers share them. */
const sites = await Promise.all(
  ['/', '/temple/site/'].map(async (base, index) => {
    const root = join(folder, `www-${index}`)
    const to = join(folder, `releases-${index}`)
    mkdirSync(dirname(join(root, base)), { recursive: true })
    const first = deployRelease('dist', to, { base })
    // A deployer links the site's folder to the current release.
    symlinkSync(join(to, 'current'), join(root, base).replace(/\/$/, ''))
    const [api] = await freePorts(1)
    const backend = ['tests/backend/start.mjs', '--port', `${api}`, '--base', base]
    await waitForServer(`http://127.0.0.1:${api}${base}`, start([process.execPath, ...backend]))
    return { base, root, to, first, api }
  }),
)
const otherBuild = join(folder, 'other')
copyAsOtherBuild('dist', otherBuild, 'fedcba987654')

/** Starts a server with its file of deploy/, calls `use` with its address, and ends it. */
async function withServer(server, site, edit, use) {
  const serverFolder = mkdtempSync(join(folder, 'server-'))
  chmodSync(serverFolder, 0o777)
  const [port] = await freePorts(1)
  const run = { ...site, folder: serverFolder, port }
  const file = join(serverFolder, server.name === 'Caddy' ? 'Caddyfile' : 'server.conf')
  writeFileSync(file, edit(server.config(run)))
  const env = { ...process.env, XDG_DATA_HOME: serverFolder, XDG_CONFIG_HOME: serverFolder }
  const instance = start(server.start(file, run), { env })
  const url = `http://127.0.0.1:${run.port}${site.base}`
  try {
    await waitForServer(url, instance)
    await use(url)
  } catch (error) {
    failed += 1
    const log = join(serverFolder, 'error.log')
    console.log(`  FAILED: ${error.message}`)
    if (existsSync(log)) console.log(readFileSync(log, 'utf8'))
  }
  instance.child.kill('SIGTERM')
}

/** Runs every check and prints what was done; the failures with their reasons. */
async function check(what, url, options) {
  const results = await checkDeployment(url, options)
  const failures = results.filter((result) => result.failures.length).length
  const notes = results.filter((result) => result.notes.length).map(({ name }) => name)
  const summary = `${results.length - failures} of ${results.length} checks passed`
  console.log(`  ${what}: ${summary}${notes.length ? `, note: ${notes}` : ''}`)
  if (failures) console.log(reportOf(results))
  failed += failures
  return notes
}

const unchanged = (text) => text
const reportOnly = (text) =>
  text.replaceAll(/^(?!\s*#).*Content-Security-Policy(?!-)/gm, (line) => `${line}-Report-Only`)

let failed = 0
for (const server of installed) {
  console.log(`${server.name}, ${server.file}`)
  for (const site of sites) {
    const current = join(site.to, 'current')
    await withServer(server, site, unchanged, async (url) => {
      await check(`${site.base} released as ${site.first}`, url, { dist: current })
      if (site.base !== '/') return
      const first = join(site.to, 'releases', site.first)
      const second = deployRelease(otherBuild, site.to, { now: new Date(Date.now() + 1000) })
      await check(`/ rolled on to ${second}`, url, { dist: current, previous: first })
      useRelease(site.to, site.first)
      const previous = join(site.to, 'releases', second)
      await check(`/ rolled back to ${site.first}`, url, { dist: current, previous })
      rmSync(previous, { recursive: true })
    })
    if (site.base === '/')
      await withServer(server, site, reportOnly, async (url) => {
        const notes = await check('/ with the policy only reported', url, { dist: current })
        if (!notes.includes('policy enforcement')) throw new Error('The policy is not reported.')
      })
  }
}
console.log(`Total ${((Date.now() - started) / 1000).toFixed(0)} s, ${failed} checks failed`)
process.exit(failed ? 1 : 0)

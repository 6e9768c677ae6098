// What the benchmarks in a browser and Lighthouse share: the built bundle on the test's server, and a slow machine on a slow line.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { freePorts } from '../scripts/check/free-ports.mjs'

/** The sample account of the mock server. */
export const login = {
  token: 'temple-sample-token',
  email: 'admin@example.org',
  userMessage: '',
}

/** Starts the server on a built folder, in a scenario of the mock server; it ends with the process. */
export async function served({ dist = 'dist', scenario = 'normal' } = {}) {
  if (!existsSync(`${dist}/index.html`)) throw new Error(`${dist} is not built.`)
  const [port] = freePorts(1)
  const backend = spawn(
    'node',
    ['tests/backend/start.mjs', '--dist', dist, '--port', String(port)],
    { stdio: 'inherit' },
  )
  process.on('exit', () => backend.kill())
  const address = `http://127.0.0.1:${port}/`
  await answers(address)
  await fetch(`${address}__test__/scenario?name=${scenario}`)
  return address
}

async function answers(address) {
  for (let tries = 0; ; tries += 1) {
    if (await fetch(address).catch(() => undefined)) return
    if (tries > 100) throw new Error(`${address} does not answer.`)
    await new Promise((done) => setTimeout(done, 100))
  }
}

/** Slows a page's machine down to a quarter, and gives the session that does. */
export async function slowed(page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return devtools
}

/** The same and a slow 4G line, as Lighthouse has them. */
export async function slowedAll(page) {
  const devtools = await slowed(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  })
}

/** The markup of a page as it stands, without its scripts. */
export const scriptless = (page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true)
    for (const script of copy.querySelectorAll('script, link[rel="modulepreload"]')) script.remove()
    return `<!doctype html>${copy.outerHTML}`
  })

export function median(figures) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]
}

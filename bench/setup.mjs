// npm run bench: serves the built bundle and slows a page down.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { freePorts } from '../scripts/check/free-ports.mjs'

/** The stored session of the mock server's sample account. */
export const login = {
  token: 'temple-sample-token',
  email: 'admin@example.org',
  userMessage: '',
}

/** Signs each page of a browser context in: the login, and the address of the API that issued it. */
export const signIn = (context) =>
  context.addInitScript((info) => {
    localStorage.setItem('login-info', info)
    localStorage.setItem('login-api', `${location.origin}/`)
  }, JSON.stringify(login))

/** Serves a built folder with the mock API in a scenario until the process ends; resolves to the address. */
export async function serveBundle({ dist = 'dist', scenario = 'normal' } = {}) {
  if (!existsSync(`${dist}/index.html`)) throw new Error(`${dist} is not built.`)
  const [port] = freePorts(1)
  const backend = spawn(
    'node',
    ['tests/backend/start.mjs', '--dist', dist, '--port', String(port)],
    { stdio: 'inherit' },
  )
  process.on('exit', () => backend.kill())
  const address = `http://127.0.0.1:${port}/`
  await waitForServer(address)
  await fetch(`${address}__test__/scenario?name=${scenario}`)
  return address
}

async function waitForServer(address) {
  for (let tries = 0; ; tries += 1) {
    if (await fetch(address).catch(() => undefined)) return
    if (tries > 100) throw new Error(`${address} does not respond.`)
    await new Promise((done) => setTimeout(done, 100))
  }
}

/** Slows the CPU of a page by a factor; resolves to the DevTools session. */
export async function slowPage(page, rate = 4) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  return devtools
}

/** Slows CPU and network as Lighthouse does for slow 4G. */
export async function slowPageAndNetwork(page) {
  const devtools = await slowPage(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  })
}

/** The current HTML of a page without its scripts. */
export const htmlWithoutScripts = (page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true)
    for (const script of copy.querySelectorAll('script, link[rel="modulepreload"]')) script.remove()
    return `<!doctype html>${copy.outerHTML}`
  })

export function median(figures) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]
}

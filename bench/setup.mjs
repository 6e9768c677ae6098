// npm run bench: serves the built bundle, opens pages, and slows them down.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
  const [port] = await freePorts(1)
  const args = ['tests/backend/start.mjs', '--dist', dist, '--port', String(port)]
  const backend = spawn('node', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  process.on('exit', () => backend.kill())
  // It says so once it listens.
  await once(backend.stdout, 'data')
  const address = `http://127.0.0.1:${port}/`
  await fetch(`${address}__test__/scenario?name=${scenario}`)
  return address
}

/** Waits until nothing in the window is loading any more: no placeholder, every picture, the fonts. */
export async function waitUntilShown(page) {
  await page.waitForFunction(() => {
    const isInWindow = (element) => {
      const { top, bottom, height } = element.getBoundingClientRect()
      return height > 0 && bottom > 0 && top < innerHeight
    }
    const loading = [...document.querySelectorAll('[aria-busy="true"], .placeholder')]
    return (
      document.readyState === 'complete' &&
      document.fonts.status === 'loaded' &&
      !loading.some(isInWindow) &&
      [...document.images].filter(isInWindow).every((image) => image.complete)
    )
  })
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

/** Slows the CPU of a page by a factor; resolves to the DevTools session. */
export async function slowPage(page, rate = 4) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  return devtools
}

export function median(figures) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]
}

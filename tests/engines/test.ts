import { writeFile } from 'node:fs/promises'
import { expect, test as base, type Browser, type TestInfo } from '@playwright/test'
import { sampleAccount, sampleToken } from '../../mocks/engine/account'
import type { Engine } from './engine'
import { launchFirefox, openFirefox } from './firefox'
import { mockUrl, rootUrl, subPathUrl } from './playwright.config'
import { openWebkit } from './webkit'

/** Console lines that no code of ours can prevent. */
const expected = [
  // WebKit does not know this directive of the policy.
  /Content-Security-Policy directive 'manifest-src'/,
  // WebKit warns after some seconds, and on a busy machine a module runs that late after its preload.
  /was preloaded using link preload but not used within a few seconds/,
  // Firefox aborts the fonts that are on their way when a test leaves the page (NS_BINDING_ABORTED).
  /download failed \(font-family.*status=2152398850/,
]

interface Options {
  /** The Firefox of a worker; undefined where the engine is WebKit. */
  firefoxBrowser: Browser | undefined
}

/** A test in one engine. A console line that is not expected, or an uncaught error, fails it. */
export const test = base.extend<{ engine: Engine }, Options>({
  firefoxBrowser: [
    // Playwright reads the names of fixtures from the pattern, and this one needs none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide, { project }) => {
      if (project.name !== 'Firefox') return provide(undefined)
      const browser = await launchFirefox()
      await provide(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  engine: async ({ firefoxBrowser }, provide, info) => {
    for (const url of [rootUrl, subPathUrl]) await fetch(`${url}__test__/reset`)
    const engine = firefoxBrowser ? await openFirefox(firefoxBrowser) : await openWebkit()
    try {
      await provide(engine)
      expect(unexpected(await engine.readConsole()), 'the console').toEqual([])
    } finally {
      if (info.errors.length) await showPage(engine, info)
      await engine.close()
    }
  },
})

/** Prints the page's address and text, and attaches a screenshot. */
async function showPage(engine: Engine, info: TestInfo) {
  console.log(await engine.run(() => `${location.href}\n${document.body.innerText}`, null))
  const path = info.outputPath('page.png')
  await writeFile(path, await engine.screenshot())
}

export const unexpected = (lines: string[]) =>
  lines.filter((line) => !expected.some((known) => known.test(line)))

/** Waits until the page's text contains a text. */
export const seeText = (engine: Engine, text: string) =>
  expect
    .poll(
      () => engine.run((wanted) => document.body?.innerText.includes(wanted) ?? false, text),
      `text: ${text}`,
    )
    .toBe(true)

/**
 * Waits until React runs, nothing near the window is loading, and neither requests nor the page's height have changed for
 * some frames. Firefox reports a request that is still open when the page is left as a failure of the network.
 */
export async function waitUntilSettled(engine: Engine) {
  let last = ''
  for (let same = 0; same < 4;) {
    const state = await engine.run(() => {
      // WebKit runs this function before the page has its first element.
      const root = document.getElementById('root')
      const isRunning = Object.keys(root ?? {}).some((key) => key.startsWith('__react'))
      const loading = [...document.querySelectorAll('[aria-busy=true], .placeholder')]
      const isLoading = loading.some((part) => {
        const { top, bottom, height } = part.getBoundingClientRect()
        // What is not displayed has no height, and never loads.
        return height > 0 && bottom > -400 && top < innerHeight + 400
      })
      const requests = performance.getEntriesByType('resource').length
      const isReady = isRunning && document.readyState === 'complete' && !isLoading
      return isReady ? [requests, document.body.scrollHeight, loading.length].join() : ''
    }, null)
    same = state && state === last ? same + 1 : 0
    last = state
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

/** The texts of all h1, and by how many pixels the page can be scrolled sideways. */
export const readLayout = (engine: Engine) =>
  engine.run(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const headings = [...document.querySelectorAll('h1')].map((each) => each.textContent.trim())
    return { headings, sideways: scrollWidth - clientWidth }
  }, null)

const login = JSON.stringify({ token: sampleToken, email: sampleAccount.email, userMessage: '' })

/** Stores a login for the pages below a URL. */
export async function storeLogin(engine: Engine, url: string) {
  await engine.open(`${url}signin`)
  await engine.run((info) => localStorage.setItem('login-info', info), login)
}

/** Signs in through the form. */
export async function signIn(engine: Engine) {
  await engine.type(/^User ID/, sampleAccount.email)
  await engine.type(/^Password/, sampleAccount.password)
  await engine.click({ role: 'button', name: 'LOGIN' })
}

export { expect, mockUrl, rootUrl, subPathUrl }

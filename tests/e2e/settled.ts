import type { Page } from '@playwright/test'

const pending = new WeakMap<Page, Set<unknown>>()

/** Counts the requests of a page that have no answer yet. Call it before the page is opened. */
export function countRequests(page: Page) {
  const requests = new Set<unknown>()
  pending.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/**
 * Waits until the app runs and five frames have passed without an open request: what is on the screen is whole.
 * `networkidle` waits half a second longer each time.
 */
export async function whenSettled(page: Page) {
  const requests = pending.get(page)!
  for (let quiet = 0; quiet < 5;) {
    const isRunning = await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise(requestAnimationFrame)
      // React's mark on its root: a prerendered page is quiet before its code has come.
      return Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__react'))
    })
    quiet = isRunning && !requests.size ? quiet + 1 : 0
  }
}

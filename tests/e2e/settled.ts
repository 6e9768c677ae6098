import type { Page } from '@playwright/test'

const pending = new WeakMap<Page, Set<unknown>>()

/** Tracks the pending requests of a page. Call it before the page is opened. */
export function countRequests(page: Page) {
  const requests = new Set<unknown>()
  pending.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/**
 * Waits until the app runs and five frames have passed without a pending request, so that
 * the screen is complete.
 */
export async function whenSettled(page: Page) {
  const requests = pending.get(page)!
  for (let quiet = 0; quiet < 5;) {
    const isRunning = await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise(requestAnimationFrame)
      // React adds this key to its root; a prerendered page can be idle before React runs.
      return Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__react'))
    })
    quiet = isRunning && !requests.size ? quiet + 1 : 0
  }
}

/** Waits until the window shows no skeleton, which stays for 300 ms at least, and what then came is there too. */
export async function whenComplete(page: Page) {
  await whenSettled(page)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main .placeholder')].every(
      (part) => part.getBoundingClientRect().top >= innerHeight,
    ),
  )
  await whenSettled(page)
}

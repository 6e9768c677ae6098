import type { Page } from '@playwright/test'

/** Holds back the requests that match `pattern` until the returned function is called. */
export async function holdRequests(page: Page, pattern: RegExp) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, async (route) => {
    await held
    await route.fallback()
  })
  return release
}

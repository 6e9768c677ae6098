import type { CDPSession, Page } from '@playwright/test'
import { expect, openSignedIn, test } from '../backend'

test.beforeEach(({ backend }) => backend.useScenario('many'))

test('fifty page changes of a list leave behind less than one node or listener a change [PERF-8]', async ({
  page,
}) => {
  // A hundred and forty page changes.
  test.slow()
  await openSignedIn(page, './admin/courses?size=25')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  // Growth during the first page changes is caches of the browser, not a leak of the page.
  await changePages(page, 40)

  const measured = [await counts(devtools)]
  for (const time of [1, 2]) {
    await changePages(page, 50)
    measured[time] = await counts(devtools)
  }
  const [before, between, after] = measured
  // A leak grows with every fifty changes; lazy code or a late garbage collection counts only once.
  const growth = (of: 'nodes' | 'listeners' | 'megabytes') =>
    Math.min(between![of] - before![of], after![of] - between![of])
  expect(growth('nodes')).toBeLessThan(50)
  expect(growth('listeners')).toBeLessThan(50)
  expect(growth('megabytes')).toBeLessThanOrEqual(0.5)
})

/**
 * Changes the page `changes` times, to the second page and back to the first. By keyboard, because a click waits until
 * the button stands still; `waitFor` checks every frame.
 */
async function changePages(page: Page, changes: number) {
  for (let change = 0; change < changes; change += 2) {
    await page.getByLabel('Next page').press('Enter')
    await page.getByText('Showing 26 to 50 of 1,000 results').waitFor()
    await page.getByLabel('Previous page').press('Enter')
    await page.getByText('Showing 1 to 25 of 1,000 results').waitFor()
  }
}

async function counts(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metricValue = (name: string) => metrics.find((metric) => metric.name === name)!.value
  return {
    nodes: metricValue('Nodes'),
    listeners: metricValue('JSEventListeners'),
    megabytes: metricValue('JSHeapUsedSize') / 1e6,
  }
}

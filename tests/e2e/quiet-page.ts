import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { countRequests } from './settled'

/** Any line in the console and any uncaught error fails the test. */
export const test = base.extend<{ consoleLines: string[] }>({
  consoleLines: [
    async ({ page }, use) => {
      const consoleLines: string[] = []
      countRequests(page)
      page.on('console', (message) => consoleLines.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => consoleLines.push(`thrown: ${error.message}`))
      await use(consoleLines)
      expect(consoleLines, 'unexpected console lines').toEqual([])
    },
    { auto: true },
  ],
})

/** Returns the violations of WCAG 2.2 AA that axe finds on the page or in one part of it. */
export async function axeFindings(page: Page, part = 'html') {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // Otherwise axe opens another browser page each time, which only cross-origin frames need.
    .setLegacyMode()
    // WCAG 2.5.3; axe disables this rule by default.
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)
}

export { expect }

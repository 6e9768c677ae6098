import { expect, test } from './backend'

test('the strict policy is active, and the fixture reports a violation of it [SEC-1]', async ({
  page,
  watch,
}) => {
  await page.goto('./')
  await expect(page.getByRole('contentinfo')).toBeVisible()

  const refused = await page.evaluate(() => {
    try {
      document.createElement('p').innerHTML = '<b>from the server</b>'
      return 'taken'
    } catch {
      return 'refused'
    }
  })
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))

  expect(refused).toBe('refused')
  await expect
    .poll(() => watch.policyViolations)
    .toEqual([
      expect.stringMatching('require-trusted-types-for'),
      expect.stringMatching('style-src-attr'),
    ])
  watch.policyViolations = []
  watch.console = []
})

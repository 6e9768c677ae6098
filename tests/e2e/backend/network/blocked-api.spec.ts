import { alertMessages } from '../../../../src/messages/alerts'
import { commonMessages } from '../../../../src/messages/common'
import { expect, test } from '../backend'

const { notLoaded } = commonMessages()
const origin = 'http://127.0.0.1:9'

test('with an API that the policy forbids, lists read "not loaded" and the console names the policy [DEPLOY-2]', async ({
  page,
  watch,
}) => {
  watch.expectedLines = [/^error: .*Content Security Policy/, /^warning: /]
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiBase: `${origin}/` } }))

  for (const [address, title] of [
    ['courses', notLoaded.courses],
    ['activities', notLoaded.activities],
    ['igallery', notLoaded.pictures],
    ['vgallery', notLoaded.videos],
  ] as const) {
    watch.console = []
    await page.goto(`./${address}`)

    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText(alertMessages().noRecords)).toHaveCount(0)
    const cause = `warning: The content security policy forbids the API: add ${origin} to its connect-src.`
    expect(watch.console.filter((line) => line === cause)).toHaveLength(1)
  }
  expect(watch.policyViolations.every((line) => line.startsWith(`connect-src ${origin}/`))).toBe(
    true,
  )
  watch.policyViolations = []
  watch.foreignUrls = []
})

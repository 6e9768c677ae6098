import { expect, test } from '../quiet-page'
import { whenSettled } from '../settled'
import { expectUsableInForcedColours } from './forced-colors'
import { expectFitsEveryWidth } from './text-size'

const address = '/admin/activities?view=month&mock.auth=admin&mock.now=2026-11-27T10:00'

test('a month fits every width and large text, and can be used in forced colours [LIST-19] [A11Y-10] [A11Y-11]', async ({
  page,
}) => {
  test.slow()
  await page.goto(address)
  await expect(page.getByRole('grid')).toBeVisible()
  await whenSettled(page)

  await test.step('in forced colours', () => expectUsableInForcedColours(page))
  await test.step('at every width', () => expectFitsEveryWidth(page))
})

test('a month prints its title and its days on the width of the paper, without controls [LIST-15]', async ({
  page,
}) => {
  await page.goto(address)
  await expect(page.getByRole('grid')).toBeVisible()
  await whenSettled(page)
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 718, height: 1047 })

  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Saturday' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Gopashtami at the Cow Shelter$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^(List|Month|Today)$/ })).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBeLessThanOrEqual(718)
})

import type { Page } from '@playwright/test'
import { scrollThrough } from '../backend/backend'
import { expect, test } from '../quiet-page'
import { countLines } from '../../count-lines'
import { whenSettled } from '../settled'

/** Shows the page as the browser lays it out for A4, which is narrower than 800 px. */
async function showOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 718, height: 1047 })
}

test('a list prints its title, what is shown of how many, and its table without controls [LIST-15]', async ({
  page,
}) => {
  await page.goto('/admin/registrations?mock.auth=admin')
  await whenSettled(page)

  await showOnPaper(page)

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Showing 1 to 10 of .* results$/)).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(/^\d{1,2} \w{3} \d{4}$/)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Comment' })).toBeVisible()
  const controls = page.getByRole('button', {
    name: /^(Menu|Find|Bulk Delete|Download CSV|Delete)/,
  })
  await expect(controls.or(page.getByRole('searchbox'))).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  // A phone number fills two lines at most.
  const phones = page.getByRole('cell', { name: /^\+91 / })
  const cells = await phones.all()
  expect(cells.length).toBeGreaterThan(5)
  for (const cell of cells) expect(await cell.evaluate(countLines)).toBeLessThanOrEqual(2)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBeLessThanOrEqual(718)
})

test('Home prints dark text, the notifications as a list and the bank details without buttons [PAGE-8]', async ({
  page,
}) => {
  await page.goto('/')
  await whenSettled(page)
  await scrollThrough(page)

  await showOnPaper(page)

  const brightest = await page.evaluate(() => {
    const texts = [...document.querySelectorAll('main :is(h2, h3, p, dt, dd, output)')]
    const shown = texts.filter((text) => text.checkVisibility() && text.textContent)
    const lightness = ({ color }: CSSStyleDeclaration) =>
      Math.max(...[...color.matchAll(/[\d.]+/g)].slice(0, 3).map(([part]) => Number(part)))
    return Math.max(...shown.map((text) => lightness(getComputedStyle(text))))
  })
  expect(brightest).toBeLessThan(180)
  await expect(page.getByText('IFSC code')).toBeVisible()
  await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Call \+/ })).toBeVisible()

  // With motion the notices move on the screen, but not on paper.
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
  const notice = await page.locator('.ticker li').first().boundingBox()
  expect(notice?.x).toBeGreaterThanOrEqual(0)
})

test('Home prints the page of each list that nobody has scrolled to, and the address instead of the form [PAGE-8]', async ({
  page,
}) => {
  await page.goto('/')
  await whenSettled(page)

  await showOnPaper(page)

  for (const [title, link] of [
    ['Upcoming Activities', 'All activities'],
    ['Vedic Courses', 'All courses'],
    ['From the Gallery', 'View the gallery'],
  ]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('link', { name: link })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Plan your visit' })).toBeVisible()
  await expect(page.getByText('IFSC code')).toBeVisible()
})

test('the founder page prints all five testimonials, each once [PAGE-8]', async ({ page }) => {
  await page.goto('/prabhupad')
  await whenSettled(page)
  await scrollThrough(page)

  await showOnPaper(page)

  const positions = page.getByText(/^[1-5] of 5$/).filter({ visible: true })
  await expect(positions).toHaveText(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5'])
  // The carousel may still be replaced by the list, so the places are read until they hold.
  const areOnPaper = () =>
    positions.evaluateAll((texts) =>
      texts.map((text) => {
        const { left, right } = text.getBoundingClientRect()
        return left >= 0 && left < right && right <= 718
      }),
    )
  await expect.poll(areOnPaper).toEqual([true, true, true, true, true])
})

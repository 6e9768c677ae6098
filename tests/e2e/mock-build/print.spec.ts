import type { Page } from '@playwright/test'
import { scrollThrough } from '../backend/backend'
import { expect, test } from '../quiet-page'
import { countLines } from '../../count-lines'
import { whenSettled } from '../settled'

/**
 * Opens a page and shows it as the browser lays it out for A4, which is narrower than 800 px. Lists that load on scrolling
 * are on it if `scroll` is set.
 */
async function print(page: Page, address: string, { scroll = false } = {}) {
  await page.goto(address)
  await whenSettled(page)
  if (scroll) await scrollThrough(page)
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 718, height: 1047 })
}

for (const address of ['/contactus', '/'])
  test(`a message that was sent from ${address} can be printed [CONTACT-6]`, async ({ page }) => {
    await page.goto(address)
    const form = page.getByRole('main')
    await form.getByLabel(/^Name/).fill('Ananya Mishra')
    await form.getByLabel(/^Email/).fill('ananya@example.org')
    await form.getByLabel(/^Subject/).fill('Stay in Kartik')
    await form.getByLabel(/^Message/).fill('Two nights for four of us.')
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(form.getByRole('heading', { name: 'What you sent' })).toBeVisible()

    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })

    await expect(form.getByText('Two nights for four of us.')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Send Message' })).toBeHidden()
  })

test('a list prints its title, what is shown of how many, and its table without controls [LIST-15]', async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-05-05T10:00:00+05:30')
  await print(page, '/admin/registrations?mock.auth=admin')

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Showing 1 to 10 of .* results$/)).toBeVisible()
  await expect(page.getByRole('paragraph').getByText('5 May 2031', { exact: true })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Comment' })).toBeVisible()
  const controls = page.getByRole('button', {
    name: /^(Menu|Find|Bulk Delete|Download CSV|Delete)/,
  })
  await expect(controls.or(page.getByRole('searchbox'))).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  // A phone number fills two lines at most.
  const phones = page.getByRole('cell').getByText(/^\+91 /)
  const cells = await phones.all()
  expect(cells.length).toBeGreaterThan(5)
  for (const cell of cells) expect(await cell.evaluate(countLines)).toBeLessThanOrEqual(2)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBeLessThanOrEqual(718)
})

test('Home prints dark text, the notifications as a list and the bank details without buttons [PAGE-8]', async ({
  page,
}) => {
  await print(page, '/', { scroll: true })

  const brightest = await page.evaluate(() => {
    const texts = [...document.querySelectorAll('main :is(h2, h3, p, dt, dd, output)')]
    const shown = texts.filter((text) => text.checkVisibility() && text.textContent)
    const lightness = ({ color }: CSSStyleDeclaration) =>
      Math.max(...[...color.matchAll(/[\d.]+/g)].slice(0, 3).map(([part]) => Number(part)))
    return Math.max(...shown.map((text) => lightness(getComputedStyle(text))))
  })
  expect(brightest).toBeLessThan(180)
  const headline = page.getByRole('heading', { level: 2 }).first()
  await expect(headline).toHaveCSS('text-shadow', 'none')
  await expect(page.getByText('IFSC code')).toBeVisible()
  await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Call \+/ })).toBeVisible()

  // With motion the notices move on the screen, but not on paper.
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
  const notices = page.getByRole('region', { name: 'Notices' }).getByRole('listitem')
  const notice = await notices.first().boundingBox()
  expect(notice?.x).toBeGreaterThanOrEqual(0)
})

test('courses print below each other, six or more on a page [PAGE-8]', async ({ page }) => {
  await print(page, '/courses')

  const cards = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(cards.first()).toBeVisible()
  const titles = await cards.evaluateAll((found) =>
    found.map((title) => title.getBoundingClientRect().toJSON() as DOMRect),
  )
  expect(titles.length).toBeGreaterThan(4)
  for (const { x } of titles) expect(x).toBeCloseTo(titles[0]?.x ?? 0, 0)
  expect(titles.filter(({ bottom }) => bottom < 1047).length).toBeGreaterThanOrEqual(6)
})

test('a month prints on one sheet of paper [ACT-6] [PAGE-8]', async ({ page }) => {
  await page.addInitScript(() => (window.print = () => undefined))
  await page.goto('/activities?month=2026-12&mock.now=2026-11-21T10:00')
  await page.getByRole('button', { name: 'Print Dec 2026' }).click()
  const title = { level: 1, name: 'This month at the temple', includeHidden: true }
  const sheet = page.getByRole('heading', title)
  await expect(sheet).toBeAttached()
  await expect(sheet).toBeHidden()

  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1047 })

  await expect(sheet).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Japa Circle')
  await expect(page.getByRole('main')).toBeHidden()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(1047)
})

test('Home prints the page of each list that nobody has scrolled to, and the address instead of the form [PAGE-8]', async ({
  page,
}) => {
  await print(page, '/')

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
  await print(page, '/prabhupad', { scroll: true })

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

import { countLines } from '../../count-lines'
import { expect, test } from '../quiet-page'
import { openInLargeText } from './text-size'

test('a visitor goes from Home to Contact Us and sends a message', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  // Home has the same form, and stays for some frames after the address has changed.
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await expect(page).toHaveURL(/contactus$/)

  const form = page.getByRole('main')
  await form.getByLabel(/^Name/).fill('अनन्या मिश्रा')
  await form.getByLabel(/^Email/).fill('ananya+temple@example.co.in')
  await form.getByLabel(/^Subject/).fill('A stay in Kartik')
  await form.getByLabel(/^Message/).fill('May four of us stay\nfor two nights?')
  await form.getByRole('button', { name: 'Send Message' }).click()

  await expect(
    page.getByText('Thank you अनन्या मिश्रा for your message. It has been sent.'),
  ).toBeVisible()
})

test('with text of twice the size a low phone shows the sum of a gift and what to do next [A11Y-10]', async ({
  page,
}) => {
  await openInLargeText(page, '/templeCon')

  await page
    .getByRole('button', { name: /^Donate/ })
    .first()
    .click()

  const dialog = page.getByRole('dialog', { name: 'Your gift: Square foot' })
  await expect(dialog.getByText('₹3,001', { exact: true }).first()).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: 'Copy all details' })).toBeInViewport({
    ratio: 0.4,
  })
})

test('a scenario of a link applies to the tab and is removed from the URL [MOCK-1]', async ({
  page,
}) => {
  await page.goto('/?mock.scenario=empty')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page).toHaveURL('/')

  await page.goto('/admin/notification')
  await page.getByLabel('User ID').fill('admin@example.org')
  await page.getByLabel(/^Password/).fill('Temple@2026')
  await page.getByRole('button', { name: 'LOGIN' }).click()

  await expect(page.getByText('No Records found')).toBeVisible()
})

test('quick reloads leave the console empty', async ({ page }) => {
  for (let times = 0; times < 6; times += 1) {
    await page.goto('/contactus')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a page that is opened in the tab of a scrolled page starts at its top', async ({ page }) => {
  await page.goto('/courses')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()

  await page.goto('/contactus')

  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('the words of a button are as far apart as those of a paragraph', async ({ page }) => {
  await page.goto('/kamadgiri')
  const button = page.getByRole('main').getByRole('heading').getByRole('button')

  const spacing = (element: Element) => {
    const { wordSpacing, fontSize } = getComputedStyle(element)
    return parseFloat(wordSpacing) / parseFloat(fontSize)
  }
  expect(await button.first().evaluate(spacing)).toBeCloseTo(0.08)
})

test('a section that a link leads to has the focus without an outline', async ({ page }) => {
  await page.goto('/#about')

  const section = page.getByRole('region', { name: 'About Us' })
  await expect(section).toBeFocused()
  await expect(section).toHaveCSS('outline-style', 'none')
})

test('the couplet of Chitrakoot stands in two lines [PAGE-3]', async ({ page }) => {
  await page.goto('/chitrakoot')

  const couplet = page.getByText(/^चित्रकूट के घाट पर/)
  await expect(couplet).toBeVisible()
  expect(await couplet.evaluate(countLines)).toBe(2)
})

test('a reloaded list keeps its scroll position, also when it loads slowly [SHELL-11]', async ({
  page,
}) => {
  await page.goto('/courses?mock.delay=1000')
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeGreaterThan(1500)
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))

  await page.reload()

  // The list replaces its placeholders under the window, and the browser keeps what is seen in place.
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 1200))).toBeLessThan(10)
})

import type { Page } from '@playwright/test'
import { expect, test } from '../quiet-page'
import { whenSettled } from '../settled'

/** Scrolls to the end, so that all lists and pictures are there, and back. */
async function seeAll(page: Page) {
  await whenSettled(page)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < (await height()); top += 600) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await whenSettled(page)
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** The sections of Home by their headings, with the heights in px that the design asks for at 1280 and 412. */
const sections: [heading: string, wide: number, phone: number][] = [
  ['About Us', 520, 520],
  ['Our Mission', 450, 560],
  ['Donate Now', 700, 1040],
  ['What We Do', 420, 560],
  ['Upcoming Activities', 760, 830],
  ['Vedic Courses', 800, 860],
  ['From the Gallery', 480, 430],
]

for (const { width, height, column, all } of [
  { width: 1280, height: 800, column: 1, all: 6000 },
  { width: 412, height: 915, column: 2, all: 7900 },
] as const)
  test(`Home at ${width} px is about ${all} px high, and each section about as high as it was designed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await seeAll(page)

    const heights: Record<string, number> = {}
    for (const [heading] of sections)
      heights[heading] = await page
        .getByRole('heading', { level: 2, name: heading })
        .evaluate((element) => Math.round(element.closest('section')!.offsetHeight))
    const total = await page.evaluate(() => document.documentElement.scrollHeight)

    for (const section of sections)
      expect.soft(heights[section[0]], section[0]).toBeLessThanOrEqual(section[column] * 1.1)
    expect.soft(total).toBeLessThanOrEqual(all * 1.1)
  })

test('the first screen answers a pilgrim, a donor and a student', async ({ page }) => {
  for (const { width, height } of [
    { width: 1280, height: 800 },
    { width: 1366, height: 641 },
    { width: 412, height: 915 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await whenSettled(page)

    const hours = page.getByText(/^(Open now|Closed now|Closed)/).filter({ visible: true })
    await expect(hours.first()).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Plan your visit' }).first()).toBeInViewport()
    const links =
      width > 800
        ? ['Give to the temple', 'Vedic Courses'].map((name) => page.getByRole('link', { name }))
        : ['Donate', 'Courses'].map((name) => page.getByRole('link', { name, exact: true }))
    for (const link of links) await expect(link.first()).toBeInViewport()
  }
})

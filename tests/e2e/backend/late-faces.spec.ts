import type { Page } from '@playwright/test'
import { holdRequests } from '../hold'
import { expect, test } from './backend'

/** A page of each kind of head: plain, with a scene, with the halo, of a status. */
const pages = [
  'policies/privancy-policy',
  'policies/refund-policy',
  'templeCon',
  'courses',
  'no/such',
]

/** The tops of the menu, of the lines of the page's head, and of what follows it. */
const readPlaces = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const head = title.parentElement!
    const next = head.closest('main > *')?.nextElementSibling
    return [...document.querySelectorAll('header nav'), ...head.children, next]
      .filter((part) => part instanceof HTMLElement)
      .map(
        (part) =>
          `${part.localName} "${part.lang}": ${Math.round(part.getBoundingClientRect().top)}`,
      )
  })

for (const viewport of [
  { width: 360, height: 740 },
  { width: 412, height: 915 },
  { width: 800, height: 1000 },
  { width: 1280, height: 800 },
])
  test(`the lines of a page's head keep their places when their faces arrive late, at ${viewport.width} px [PERF-4]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    for (const path of pages)
      await test.step(`/${path}`, async () => {
        const release = await holdRequests(page, /\.woff2$/)
        const arrives = page.waitForResponse(/\.woff2$/)
        await page.goto(`./${path}`, { waitUntil: 'domcontentloaded' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const late = await readPlaces(page)

        release()
        await arrives
        await page.evaluate(() => document.fonts.ready)

        expect(await readPlaces(page)).toEqual(late)
        await page.unroute(/\.woff2$/)
      })
  })

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as plainTest } from '@playwright/test'
import { getStartTime } from '../../../mocks/engine/clock'
import { expect, test } from '../backend/backend'
import { hindiHomeSections as inHindi } from '../../../src/messages/hi/site-screens/home-sections'
import { homeSectionMessages } from '../../../src/messages/site-screens/home-sections'
import { holdRequests } from '../hold'
import { whenComplete } from '../settled'
import {
  countShifts,
  expectNoShift,
  appScript,
  collectResponses,
  manifest,
  pathOf,
  notices,
  slides,
  sumGzipped,
} from './measures'

const sections = homeSectionMessages()

/** The window sizes of [PERF-1]. */
const windows = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 412, height: 823 },
  { width: 1280, height: 720 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
]

for (const viewport of windows)
  test(`Home sends at most 20 requests before scrolling, without layout shift, at ${viewport.width}x${viewport.height} [PERF-1] [PERF-2] [PERF-4]`, async ({
    page,
    backend,
  }) => {
    await page.setViewportSize(viewport)
    await backend.respondWith(slides)
    await backend.respondWith(notices)
    const responses = collectResponses(page)
    await countShifts(page)

    await page.goto('./')
    await expect(page.getByRole('heading', { name: 'Slide 1' })).toBeVisible()
    await whenComplete(page)
    expect(responses.map(pathOf).length, responses.map(pathOf).join('\n')).toBeLessThanOrEqual(20)
    const scripts = responses.filter((response) => response.url().endsWith('.js'))
    // The entry and the route take 158 kB at most (size-limit); the boot script and the two sections in the window are more.
    expect(await sumGzipped(scripts)).toBeLessThanOrEqual(160_000)
    await expectNoShift(page, '')
  })

/** Serves the site; of Home only the part before this text, until the promise resolves. */
async function serveInParts(site: string, text: string, rest: Promise<unknown>) {
  const server = createServer((request, response) => {
    void (async () => {
      const found = await fetch(new URL(request.url!, site))
      const body = Buffer.from(await found.arrayBuffer())
      response.writeHead(found.status, { 'Content-Type': found.headers.get('content-type')! })
      if (request.url === '/') {
        response.write(body.subarray(0, body.indexOf(text)))
        await rest
        response.end(body.subarray(body.indexOf(text)))
      } else response.end(body)
    })()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

plainTest(
  'the menu does not move while the HTML of Home arrives in parts [PERF-4]',
  async ({ page, baseURL }) => {
    let sendRest = () => {}
    const rest = new Promise<void>((resolve) => (sendRest = resolve))
    const { server, url } = await serveInParts(baseURL!, 'Activities</a>', rest)
    await page.setViewportSize({ width: 1280, height: 720 })
    await countShifts(page)

    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
    sendRest()
    await page.waitForLoadState('load')

    await expect(page.getByRole('link', { name: 'Temple Construction' }).first()).toBeVisible()
    await expectNoShift(page, '')
    server.close()
  },
)

test('the code of the sections below the mission loads when the visitor begins to scroll [PERF-1]', async ({
  page,
}) => {
  const code = manifest['src/site/home/later-sections.tsx']!.file
  const responses = collectResponses(page)
  await page.goto('./')
  await whenComplete(page)
  expect(responses.map(pathOf)).not.toContain(code)

  await page.evaluate(() => scrollBy(0, 100))

  await expect.poll(() => responses.map(pathOf)).toContain(code)
})

test('a press on a section whose code is still loading is repeated', async ({ page }) => {
  const release = await holdRequests(page, /later-sections-.*\.js/)
  await page.goto('./')
  await whenComplete(page)

  await page
    .getByRole('button', { name: /^Learn More/ })
    .first()
    .click()
  release()

  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the language changes while the sections of Home wait for their code [LANG-2]', async ({
  page,
}) => {
  const release = await holdRequests(page, /later-sections-.*\.js/)
  await page.goto('./')
  await whenComplete(page)
  const region = (name: string) => page.getByRole('region', { name })

  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(region(sections.donation.title)).toBeAttached()
  release()

  await expect(region(inHindi.donation.title)).toBeAttached()
  await expect(region(sections.donation.title)).not.toBeAttached()
})

test('the account is in the text of Home before the first press, and stays when its section is hydrated [PAGE-8]', async ({
  page,
}) => {
  const donation = page.getByRole('region', { name: 'Donate Now' })
  await page.goto('./')

  await expect(donation.getByText('0000 0000 0000')).toBeAttached()
  const isHydrated = () =>
    donation.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))
  expect(await isHydrated()).toBe(false)

  await donation.scrollIntoViewIfNeeded()
  await expect.poll(isHydrated).toBe(true)
  await expect(donation.getByText('0000 0000 0000')).toBeVisible()
})

test('the scroll position stays when the code of the later sections arrives', async ({ page }) => {
  const code = /\/assets\/later-sections-[\w-]+\.js$/
  const release = await holdRequests(page, code)
  // On later days Home has no activities above the contact section, and is shorter.
  await page.clock.setFixedTime(getStartTime())
  await page.goto('./#contact')
  const section = page.getByRole('region', { name: 'Contact Us' })
  await expect(section).toBeInViewport()
  // The slides show that the app runs; before that it cannot notice the scrolling.
  await expect(page.getByRole('group', { name: /^1 of/ })).toBeAttached()
  await page.mouse.wheel(0, -900)
  await expect(section).not.toBeInViewport()

  const arrived = page.waitForResponse(code)
  release()
  await (await arrived).finished()
  await whenComplete(page)

  await expect(section).not.toBeInViewport()
})

test("the first slide's picture is shown before the app's code has run, and does not move", async ({
  page,
  backend,
}) => {
  await backend.respondWith(slides)
  const release = await holdRequests(page, appScript)
  const picture = page.locator('main img[src*="scene-0001"]')
  // Count in the page, because the server's log can contain a late request of an earlier test.
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() || /api\/slider$/.test(request.url()))
      requested.push(pathOf(request))
  })

  await page.goto('./', { waitUntil: 'commit' })
  await expect(picture).toBeVisible()
  const before = await picture.boundingBox()
  expect(before!.height).toBeGreaterThan(300)
  release()

  await expect(page.getByRole('heading', { name: 'Slide 1' })).toBeVisible()
  expect(await picture.boundingBox()).toEqual(before)
  // The app uses the response to the request that the page's first script has sent.
  expect(requested).toEqual(['', 'admin/api/slider'])
})

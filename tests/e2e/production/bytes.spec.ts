import type { Page } from '@playwright/test'
import { addresses } from '../addresses'
import { expect, navigateTo, openSignedIn, test, type Backend } from '../backend/backend'
import { countRequests, whenComplete } from '../settled'

/** Counts all that the page transfers, headers included, until `take` is called. */
async function countTransfers(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const urls = new Map<string, string>()
  const files: { path: string; bytes: number }[] = []
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // A data: address, as of the empty picture, is no request.
    if (!request.url.startsWith('data:')) urls.set(requestId, new URL(request.url).pathname)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const path = urls.get(requestId)
    if (path !== undefined) files.push({ path, bytes })
  })
  return () => files.splice(0)
}

const paths = (files: { path: string }[]) => files.map(({ path }) => path)
const sum = (files: { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0)
/** Without the drawn thumbnails of videos, which are pictures of the rows. */
const withoutThumbnails = <File extends { path: string }>(files: File[]) =>
  files.filter(({ path }) => !path.includes('/art/g-'))
const isFont = ({ path }: { path: string }) => path.endsWith('.woff2')
const isDevanagari = ({ path }: { path: string }) => /devanagari/.test(path)

/** Lets every list have rows in English without pictures. */
const respondInEnglish = (backend: Backend, rows = 12, total = rows) =>
  backend.respondWith({
    method: 'GET',
    path: '*',
    body: JSON.stringify({
      record_per_page: Array.from({ length: rows }, (_, index) => ({
        id: index + 1,
        title: `Aarti on the river ${index + 1}`,
        noti: `The kitchen opens at seven ${index + 1}.`,
        heading1: `Welcome ${index + 1}`,
        heading2: 'A line of its own',
        courseName: `Gita ${index + 1}`,
        description: 'Open to all who come.',
        name: 'Ananya Mishra',
        email: 'ananya@example.org',
        subject: 'A stay in Kartik',
        message: 'May four of us stay for two nights?',
        courseType: 'Short Term',
        date: '2026-12-20',
      })),
      total_records: total,
    }),
  })

/** Answers the document of this address with index.html, as hosts do that know the site's files alone. */
const answerWithIndex = (page: Page, path: string, index: string) =>
  page.route(`**/${path.split('?')[0]}*`, async (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ response: await route.fetch({ url: index }) })
      : route.fallback(),
  )

const site = addresses.filter((address) => !/^(?:admin|no\/)/.test(address))

test('a first visit to a public page is at most 28 requests and 340 kB, 80 kB of it five fonts without Devanagari, also where the host answers it with index.html [PERF-3] [PERF-12]', async ({
  browser,
  backend,
  baseURL,
}) => {
  test.slow()
  await respondInEnglish(backend)
  /** The files of a first visit; the document comes first, although another file may have ended before it. */
  async function visit(path: string, isFallback: boolean) {
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
    const page = await context.newPage()
    countRequests(page)
    const take = await countTransfers(page)
    if (isFallback) await answerWithIndex(page, path, baseURL!)
    await page.goto(`./${path}`)
    await whenComplete(page)
    await context.close()
    const { pathname } = new URL(path, baseURL)
    return take().sort(
      (one, other) => Number(other.path === pathname) - Number(one.path === pathname),
    )
  }
  const [index] = await visit('', false)
  for (const path of site)
    await test.step(`/${path}`, async () => {
      const own = await visit(path, false)
      // The test fulfils the document without compression.
      const fallback = path ? [index!, ...(await visit(path, true)).slice(1)] : own

      for (const visited of [own, fallback]) {
        const fonts = visited.filter(isFont)
        const files = withoutThumbnails(visited)
        expect(files.length, paths(files).join('\n')).toBeLessThanOrEqual(28)
        expect(sum(files)).toBeLessThanOrEqual(340_000)
        const fontFiles = [...new Set(paths(fonts))]
        expect(fontFiles.length, fontFiles.join('\n')).toBeLessThanOrEqual(5)
        expect(sum(fonts)).toBeLessThanOrEqual(80_000)
        expect(fonts.filter(isDevanagari)).toEqual([])
      }
      // The hidden Home of index.html asks for the style sheet and the script that the site shares, and for nothing else; a
      // page that is rendered from nothing is short at first, so that its footer's pictures are near.
      const more = paths(fallback)
        .slice(1)
        .filter((file) => !paths(own).includes(file) && !file.startsWith('/art/'))
      expect(more.length, more.join('\n')).toBeLessThanOrEqual(2)
    })
})

test('a page of text after another one transfers at most 25 kB of everything [PERF-12]', async ({
  page,
}) => {
  const take = await countTransfers(page)
  for (const next of ['prabhupad', 'policies/refund-policy']) {
    await page.goto('./chitrakoot')
    await whenComplete(page)
    take()

    await navigateTo(page, next)
    await whenComplete(page)

    expect(sum(take()), `/${next}`).toBeLessThanOrEqual(25_000)
  }
})

/** The transfers of a list of 100 rows and of its next page, without the rows' own pictures. */
async function visitList(page: Page, screen: string) {
  const take = await countTransfers(page)
  const takeOurs = () => withoutThumbnails(take())
  await openSignedIn(page, `./admin/${screen}?size=100`)
  await expect(page.getByRole('row')).toHaveCount(101)
  await whenComplete(page)
  const first = takeOurs()

  await page.getByRole('link', { name: /next/i }).first().click()
  await expect(page).toHaveURL(/page=2/)
  await whenComplete(page)
  return { first, next: takeOurs() }
}

// A table, one with pictures, and one with a reading pane; the others share their code.
for (const screen of ['notification', 'courses', 'contactus'])
  test(`100 rows of /admin/${screen} transfer at most 260 kB of everything without a Devanagari face, the next page 25 kB [PERF-3] [PERF-12]`, async ({
    page,
    backend,
  }) => {
    await respondInEnglish(backend, 100, 300)
    const { first, next } = await visitList(page, screen)

    expect(sum(first)).toBeLessThanOrEqual(260_000)
    expect(first.filter(isFont).filter(isDevanagari)).toEqual([])
    expect(sum(next)).toBeLessThanOrEqual(25_000)
  })

import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { getHeldRequests, setTimings } from '../../../mocks/engine/scenarios/timings'
import { build, emptyDb, holdRequest, useScenario, worker } from '../../../mocks/testing'
import { openAdmin, sent } from '../../admin-screen'
import { parseCsv } from '../../parse-csv'
import { button, press } from '../../queries'

/** Intercepts downloads. Returns the file names and a function that reads the first file. */
function interceptDownloads() {
  const blobs = vi.spyOn(URL, 'createObjectURL')
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.href).toMatch(/^blob:/)
    names.push(this.download)
  })
  return {
    names,
    // Blob.text() would drop the byte order mark, which the test checks.
    content: async () =>
      new TextDecoder('utf-8', { ignoreBOM: true }).decode(
        await (blobs.mock.calls[0]![0] as Blob).arrayBuffer(),
      ),
  }
}

beforeEach(emptyDb)

test('the file holds every page of the search, all columns and the ids [LIST-12]', async () => {
  const files = interceptDownloads()
  for (let number = 1; number <= 230; number++) build.notification({ noti: `Lamp ${number}` })
  build.notification({ noti: 'Aarti' })
  await openAdmin('/admin/notification?search=Lamp&page=2')

  await press('Download CSV')

  expect(await screen.findByText(/^230 records were downloaded as notification-/)).toBeVisible()
  expect(files.names).toEqual([expect.stringMatching(/^notification-\d{4}-\d\d-\d\d\.csv$/)])
  const content = await files.content()
  const [head, ...lines] = parseCsv(content.replace(/^\uFEFF/, ''))
  // RFC 4180: every cell in quotes, and each line ends with CRLF.
  expect(content).toMatch(/^\uFEFF(?:"[^"]*"(?:,|\r\n))+$/)
  expect(head).toEqual(['Record id', 'Notification', 'URL', 'Date & Time'])
  expect(lines).toHaveLength(230)
  expect(new Set(lines.map(([id]) => id)).size).toBe(230)
  expect(lines.every(([, noti]) => noti!.startsWith('Lamp'))).toBe(true)
  expect(sent('GET', 'page_size=100').map(({ path }) => path)).toEqual(
    [1, 2, 3].map((at) => `/admin/api/notification?page=${at}&page_size=100&search=Lamp`),
  )
})

test('quotes, line breaks and Hindi are preserved, and no cell begins a formula [LIST-12]', async () => {
  const files = interceptDownloads()
  const harmless = 'He said "दीप, दान"\r\nand 1+1=2'
  const formulas = ['=HYPERLINK("https://example.org")', '+91 00000', '-1', '@SUM', '\t=1', '\r=1']
  formulas.push('\n=1', '＝1', '＋1', '－1', '＠SUM')
  build.message({ name: 'Ananya', subject: harmless, message: '' })
  for (const subject of formulas) build.message({ subject })
  await openAdmin('/admin/contactus')

  await press('Download CSV')

  await screen.findByText(/^12 records were downloaded as contact-us-/)
  const [head, ...lines] = parseCsv((await files.content()).slice(1))
  const subjects = lines.map((cells) => cells[head!.indexOf('Subject')])
  expect(subjects).toContain(harmless)
  for (const formula of formulas) expect(subjects).toContain(`'${formula}`)
})

test('a download says how many of the records are read [LIST-12]', async () => {
  interceptDownloads()
  for (let number = 1; number <= 230; number++) build.notification()
  await openAdmin('/admin/notification')
  setTimings([{ operation: 'GET /admin/api/notification', kind: 'hold' }])
  await press('Download CSV')

  for (const read of [0, 100, 200]) {
    expect(await screen.findByText(`${read} of 230 read`)).toBeVisible()
    await waitFor(() => expect(getHeldRequests()).toHaveLength(1))
    getHeldRequests()[0]!.release()
  }
  expect(await screen.findByText(/^230 records were downloaded/)).toBeVisible()
})

test('more than 1,000 records are downloaded after a second press only [LIST-12] [PERF-13]', async () => {
  const files = interceptDownloads()
  for (let number = 1; number <= 1001; number++) build.notification()
  await openAdmin('/admin/notification')

  await press('Download CSV')

  expect(await screen.findByText('Press again to download all 1,001 records.')).toBeVisible()
  expect(sent('GET', 'page_size=100')).toEqual([])
  await press('Download CSV')
  expect(await screen.findByText(/^1,001 records were downloaded as/)).toBeVisible()
  expect(files.names).toHaveLength(1)
})

test('a download can be stopped, and then nothing is saved', async () => {
  const files = interceptDownloads()
  build.notification()
  await openAdmin('/admin/notification')
  const release = holdRequest('GET /admin/api/notification')
  await press('Download CSV')
  await waitFor(() => expect(sent('GET', 'page_size=100')).toHaveLength(1))
  expect(await screen.findByText('0 of 1 read')).toBeVisible()
  await waitFor(() => expect(button('Stop download')).toHaveFocus())

  await press('Stop download')

  expect(await screen.findByText('The download was stopped. No file was saved.')).toBeVisible()
  release()
  await waitFor(() => expect(button('Download CSV')).toHaveFocus())
  expect(files.names).toEqual([])
})

test('a busy server is waited for with a count, and the download can be stopped [LIST-12]', async () => {
  build.notification()
  await openAdmin('/admin/notification')
  worker.use(
    http.get('*/admin/api/notification', () =>
      HttpResponse.text('', { status: 429, headers: { 'Retry-After': '52' } }),
    ),
  )

  await press('Download CSV')

  expect(await screen.findByText(/^The server is busy. Reading goes on in \d+ s\.$/)).toBeVisible()
  await press('Stop download')
  expect(await screen.findByText('The download was stopped. No file was saved.')).toBeVisible()
})

test('a list that cannot be read completely shows a message and saves nothing', async () => {
  const files = interceptDownloads()
  build.notification()
  await openAdmin('/admin/notification')
  useScenario('failing')

  await press('Download CSV')

  expect(await screen.findByText(/so nothing was downloaded/)).toBeVisible()
  expect(files.names).toEqual([])
})

test('on a phone the download is among "More", with its progress and Stop below the search [LIST-18]', async () => {
  await page.viewport(360, 740)
  build.notification()
  await openAdmin('/admin/notification')
  const release = holdRequest('GET /admin/api/notification')

  await press('More')
  await press('Download CSV')

  const progress = (await screen.findByText('0 of 1 read')).getBoundingClientRect()
  expect(progress.top).toBeGreaterThan(screen.getByRole('searchbox').getBoundingClientRect().bottom)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await press('Stop download')
  expect(await screen.findByText('The download was stopped. No file was saved.')).toBeVisible()
  await waitFor(() => expect(button('More')).toHaveFocus())
  release()
})

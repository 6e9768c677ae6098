import { screen, waitFor, within } from '@testing-library/react'
import { getResponse, http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { handlers } from '../../../mocks/engine/handlers'
import { build, db, emptyDb, setListOptions, worker } from '../../../mocks/testing'
import { openAdmin, rows, sent } from '../../admin-screen'
import { dialog, press } from '../../queries'

/** Replaces all records by this many notifications, named Line 1, Line 2 and so on. */
function addNotifications(count: number) {
  for (let number = 1; number <= count; number++) build.notification({ noti: `Line ${number}` })
}

const reads = () => sent('GET', '/admin/api/notification').map(({ path }) => path.split('?')[1])

/** Removes the totals from all lists. */
function withoutTotal() {
  const list = (request: Request) => getResponse(handlers, request)
  worker.use(
    http.get('*/admin/api/:list', async ({ request }) => {
      const response = await list(request)
      if (!response?.ok) return response
      const body = (await response.json()) as Record<string, unknown>
      return HttpResponse.json({ ...body, total_records: undefined })
    }),
  )
}

beforeEach(emptyDb)

test.each([
  ['notification', 'Line 20'],
  ['notification?size=25', 'Line 20'],
])(
  'where a page beyond the last is a 404, %s?page=9 shows the last page that exists [LIST-6]',
  async (address, last) => {
    addNotifications(20)
    setListOptions({ notFound: true })

    await openAdmin(`/admin/${address}${address.includes('?') ? '&' : '?'}page=9`)

    expect(await screen.findByText(last)).toBeVisible()
    expect(screen.getByText(/to 20 of 20 results/)).toBeVisible()
    expect(screen.queryByText(/Something went wrong/)).toBeNull()
  },
)

test('after the last row of the last page is deleted, a 404 leads to the page before [LIST-6]', async () => {
  addNotifications(21)
  setListOptions({ notFound: true })
  const { address } = await openAdmin('/admin/notification?page=3')
  await press('Delete: Line 21')

  await userEvent.click((await dialog()).getByRole('button', { name: 'Delete' }))

  expect(await screen.findByText('Showing 11 to 20 of 20 results')).toBeVisible()
  expect(address()).toBe('/admin/notification?page=2')
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
})

test('a search without a result on page 1 that answers 404 to later pages is empty [LIST-8]', async () => {
  addNotifications(3)
  setListOptions({ notFound: true })

  await openAdmin('/admin/notification?page=4&search=nothing')

  expect(await screen.findByText(/Nothing has “nothing”/)).toBeVisible()
})

test('looking through all pages says that a record is gone where the last page answers 404 [WIRE-13]', async () => {
  const { id } = build.notification({ noti: 'One' })
  build.notification({ noti: 'Other' })
  setListOptions({ notFound: true })
  await openAdmin('/admin/notification')
  await press('Edit: One')
  await userEvent.fill(await screen.findByLabelText(/^Notification/), 'Two')
  db.notification.remove([id])
  await press('Update')

  await press('Look through all pages')

  await waitFor(() => expect(reads().at(-1)).toBe('page=2&page_size=100'))
  expect(await screen.findByText(/The record is on no page/)).toBeVisible()
})

test.each([
  [10, 10, 14],
  [25, 25, 6],
  [50, 50, 3],
  [100, 50, 3],
])(
  'a server with a cap of 50 shows the last rows with %i rows a page [LIST-5]',
  async (size, served, pages) => {
    addNotifications(137)
    setListOptions({ cap: 50 })
    await openAdmin(`/admin/notification?size=${size}`)
    expect(await screen.findByText(`Showing 1 to ${served} of 137 results`)).toBeVisible()

    await userEvent.click(screen.getByRole('link', { name: `Page ${pages}` }))

    const first = (pages - 1) * served + 1
    expect(await screen.findByText(`Showing ${first} to 137 of 137 results`)).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Select row 137: Line 137' })).toBeVisible()
    expect(screen.queryByText('The server sends at most 50 at a time.') !== null).toBe(size === 100)
  },
)

test.each([
  ['in the middle', 2, 'Showing 51 to 100 of 150 results', 'Line 51'],
  ['at the end', 3, 'Showing 101 to 150 of 150 results', 'Line 101'],
  ['beyond the end', 9, 'Showing 101 to 150 of 150 results', 'Line 101'],
])(
  'a page %s that is opened by its address has the positions of a capped server [LIST-2]',
  async (_, page, shown, first) => {
    addNotifications(150)
    setListOptions({ cap: 50 })

    await openAdmin(`/admin/notification?page=${page}&size=100`)

    expect(await screen.findByText(shown)).toBeVisible()
    expect(within(rows()[0]!).getByText(first)).toBeVisible()
    expect(screen.getByText('The server sends at most 50 at a time.')).toBeVisible()
  },
)

test('a form steps from the last row of a capped page to the next page [FORM-13]', async () => {
  addNotifications(60)
  setListOptions({ cap: 50 })
  await openAdmin('/admin/notification?size=100')
  await press('Edit: Line 50')
  expect(await screen.findByText('Notification 50 of 60')).toBeVisible()

  await press('Next notification')

  expect(await screen.findByText('Notification 51 of 60')).toBeVisible()
})

test('a download holds all records of a server that has a cap and sends no total [LIST-12]', async () => {
  const files = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  addNotifications(120)
  setListOptions({ cap: 50 })
  withoutTotal()
  await openAdmin('/admin/notification')

  await press('Download CSV')

  expect(await screen.findByText(/^120 records were downloaded/)).toBeVisible()
  expect(files).toHaveBeenCalledTimes(1)
})

test('the address of a page that the server refuses as too large gets the size that works [LIST-22]', async () => {
  addNotifications(137)
  setListOptions({ max: 50 })

  const { address } = await openAdmin('/admin/notification?size=100&page=2')

  expect(await screen.findByText('Showing 101 to 137 of 137 results')).toBeVisible()
  await waitFor(() => expect(address()).toBe('/admin/notification?page=3&size=50'))
  expect(screen.getByText('The server sends at most 50 at a time.')).toBeVisible()
})

test.each([
  [400, '', 1],
  [422, '', 1],
  [498, '', 1],
  [422, '?search=Line', 0],
  [422, '?size=50', 0],
])(
  'a list that is refused by %i at "%s" offers another account %i times [REFUSAL-6]',
  async (status, query, links) => {
    const detail = 'Signature has expired'
    worker.use(
      http.get('*/admin/api/notification', () => HttpResponse.json({ detail }, { status })),
    )

    await openAdmin(`/admin/notification${query}`)

    expect(await screen.findByText(/Signature has expired/)).toBeVisible()
    expect(screen.queryAllByRole('link', { name: 'Sign in with another account' })).toHaveLength(
      links,
    )
  },
)

test('a refused read shows the server’s words, no advice about the connection, and the pager [LIST-9]', async () => {
  addNotifications(30)
  worker.use(
    http.get('*/admin/api/notification', ({ request }) =>
      new URL(request.url).searchParams.get('page') === '2'
        ? HttpResponse.json({ detail: 'Pages are closed today.' }, { status: 400 })
        : undefined,
    ),
  )
  await openAdmin('/admin/notification?page=2')
  expect(await screen.findByText(/Pages are closed today\./)).toBeVisible()
  expect(screen.queryByText(/internet connection/)).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus())

  await userEvent.click(screen.getByRole('link', { name: 'Page 1' }))

  expect(await screen.findByText('Showing 1 to 10 of 30 results')).toBeVisible()
})

test.each([
  ['by a status', HttpResponse.json({ detail: 'No exports today.' }, { status: 403 })],
  ['in a 200', HttpResponse.json({ status: false, userMessage: 'No exports today.' })],
])('a download that is refused %s says why [LIST-9]', async (_, refusal) => {
  addNotifications(3)
  await openAdmin('/admin/notification')
  worker.use(http.get('*/admin/api/notification', () => refusal.clone()))

  await press('Download CSV')

  expect(await screen.findByText(/No exports today\./)).toBeVisible()
})

test.each(['', '?search=Line'])(
  'a total that no later page confirms is no cap, %s [LIST-5]',
  async (query) => {
    addNotifications(3)
    worker.use(
      http.get('*/admin/api/notification', async ({ request }) => {
        const response = (await getResponse(handlers, request))!
        return HttpResponse.json({ ...((await response.json()) as object), total_records: 500 })
      }),
    )

    await openAdmin(`/admin/notification${query}`)

    expect(await screen.findByText('Showing 1 to 3 of 500 results')).toBeVisible()
    expect(screen.queryByText(/The server sends at most/)).toBeNull()
  },
)

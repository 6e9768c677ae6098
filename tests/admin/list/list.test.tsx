import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { build, db, emptyDb, holdRequest, reseed, useScenario } from '../../../mocks/testing'
import { openAdmin, rows, sent } from '../../admin-screen'
import { button, dialog, press, textbox } from '../../queries'

const reads = () => sent('GET', '/admin/api/notification')
const search = () => screen.findByRole('searchbox', { name: 'Find by notification or url' })
const pager = async () => within(await screen.findByRole('navigation', { name: 'Pagination' }))

/** Replaces all records by this many notifications, named Line 1, Line 2 and so on. */
function addNotifications(count: number) {
  emptyDb()
  for (let number = 1; number <= count; number++) build.notification({ noti: `Line ${number}` })
}

test('a page change adds a history entry, continues the row numbers, and Back returns [LIST-2] [LIST-5] [A11Y-9]', async () => {
  addNotifications(25)
  const { address, go } = await openAdmin('/admin/notification')
  expect(await screen.findByText('Showing 1 to 10 of 25 results')).toBeVisible()

  await userEvent.click((await pager()).getByRole('link', { name: 'Page 3' }))

  expect(await screen.findByText('Showing 21 to 25 of 25 results')).toBeVisible()
  expect(address()).toBe('/admin/notification?page=3')
  expect(screen.getByRole('checkbox', { name: 'Select row 21: Line 21' })).toBeVisible()
  await go(-1)
  expect(await screen.findByText('Showing 1 to 10 of 25 results')).toBeVisible()
})

test('the current page is marked, and Next is disabled on the last page [LIST-5]', async () => {
  addNotifications(25)
  await openAdmin('/admin/notification?page=3')

  expect((await pager()).getByRole('link', { current: 'page' })).toHaveTextContent('3')
  expect((await pager()).getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('another page size starts at page 1 [LIST-4]', async () => {
  addNotifications(60)
  const { address } = await openAdmin('/admin/notification?page=3')

  await userEvent.selectOptions(await screen.findByLabelText('Selected Page Count'), '25')

  expect(await screen.findByText('Showing 1 to 25 of 60 results')).toBeVisible()
  expect(address()).toBe('/admin/notification?size=25')
})

test.each([
  ['?page=-1', 'Showing 1 to 10 of 25 results'],
  ['?page=abc&size=7', 'Showing 1 to 10 of 25 results'],
  ['?page=9999', 'Showing 21 to 25 of 25 results'],
])('an invalid page or size in %s is corrected [LIST-3]', async (query, shown) => {
  addNotifications(25)

  await openAdmin(`/admin/notification${query}`)

  expect(await screen.findByText(shown)).toBeVisible()
})

test('a page that became empty redirects to the last page with one more request [LIST-6]', async () => {
  addNotifications(45)
  const { address } = await openAdmin('/admin/notification?page=4')
  await screen.findByText('Showing 31 to 40 of 45 results')
  db.notification.remove(
    db.notification
      .list({ newestFirst: true })
      .rows.slice(0, 20)
      .map(({ id }) => id),
  )
  const before = reads().length

  await userEvent.click((await pager()).getByRole('link', { name: 'Page 5' }))

  expect(await screen.findByText('Showing 21 to 25 of 25 results')).toBeVisible()
  expect(address()).toBe('/admin/notification?page=3')
  expect(reads().length - before).toBe(2)
})

test('a search is sent as typed, without signs that nobody sees, and finds a composed word [LIST-23] [WIRE-15]', async () => {
  build.notification({ noti: 'Février' })
  const { address } = await openAdmin('/admin/notification')

  await userEvent.fill(await search(), '\ufeffFe\u0301vrier\u200b\u00a0')

  expect(await screen.findByText('Showing 1 to 1 of 1 results')).toBeVisible()
  expect(address()).toBe('/admin/notification?search=Fe%CC%81vrier')
})

test('a search replaces the URL, starts at page 1 and sends at most two requests [LIST-4]', async () => {
  addNotifications(25)
  const { address, router } = await openAdmin('/admin/notification?page=2')
  const box = await search()
  const before = reads().length

  // Fake timers keep the debounce from firing between keys when the machine is slow.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await userEvent.type(box, 'Line 2')
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()

  expect(await screen.findByText('Showing 1 to 7 of 7 results')).toBeVisible()
  expect(address()).toBe('/admin/notification?search=Line+2')
  expect(router.state.historyAction).toBe('REPLACE')
  expect(reads().length - before).toBeLessThanOrEqual(2)
})

test('a response to an older request is ignored [LIST-10] [WIRE-9]', async () => {
  addNotifications(12)
  await openAdmin('/admin/notification')
  const release = holdRequest('GET /admin/api/notification')
  await userEvent.fill(await search(), 'Line 1')
  await waitFor(() => expect(reads().at(-1)!.path).toContain('search=Line%201'))
  await userEvent.fill(await search(), 'Line 12')
  await waitFor(() => expect(reads().at(-1)!.path).toContain('search=Line%2012'))

  release()

  expect(await screen.findByText('Showing 1 to 1 of 1 results')).toBeVisible()
  expect(rows()).toHaveLength(1)
  expect(await search()).toHaveValue('Line 12')
})

test('the old rows stay while the next ones load [A11Y-9]', async () => {
  addNotifications(25)
  await openAdmin('/admin/notification')
  const release = holdRequest('GET /admin/api/notification')

  await userEvent.click((await pager()).getByRole('link', { name: 'Next page' }))

  const busy = screen.getByRole('table').closest('[aria-busy]')
  await waitFor(() => expect(busy).toHaveAttribute('aria-busy', 'true'))
  expect(rows()).toHaveLength(10)
  release()
  await screen.findByText('Showing 11 to 20 of 25 results')
  await waitFor(() => expect(busy).toHaveAttribute('aria-busy', 'false'))
})

test('all rows of another page are replaced at once [PERF-7]', async () => {
  addNotifications(100)
  await openAdmin('/admin/notification?size=50')
  const table = screen.getByRole('table')
  const states = new Set<string>()
  const observer = new MutationObserver(() => {
    const lines = table.innerText.match(/Line \d+/g) ?? []
    states.add(`${lines[0]} to ${lines.at(-1)}`)
  })
  observer.observe(table, { subtree: true, childList: true, characterData: true })

  await userEvent.click((await pager()).getByRole('link', { name: 'Next page' }))

  await screen.findByText('Line 100')
  observer.disconnect()
  expect(states.has('Line 51 to Line 100')).toBe(true)
  expect(
    [...states].filter((lines) => !/^Line (1 to Line 50|51 to Line 100)$/.test(lines)),
  ).toEqual([])
  expect(rows()).toHaveLength(50)
})

test('a search without a result shows the words and a button to clear them [LIST-8]', async () => {
  const { address } = await openAdmin('/admin/notification?search=zzz')

  expect(await screen.findByRole('heading', { name: 'No Records found' })).toBeVisible()
  expect(screen.getByText(/“zzz”/)).toBeVisible()
  await userEvent.click(
    within(screen.getByRole('main')).getAllByRole('button', { name: 'Clear search' }).at(-1)!,
  )

  expect(await screen.findByRole('table')).toBeVisible()
  expect(address()).toBe('/admin/notification')
  await waitFor(async () => expect(await search()).toHaveValue(''))
})

test.each(['at a desk', 'on a phone'])(
  'a saved row that no longer matches stays in sight until the search changes, %s [LIST-24]',
  async (where) => {
    if (where === 'on a phone') await page.viewport(412, 800)
    build.notification({ noti: 'Garlends for the altar' })
    await openAdmin('/admin/notification?search=garlends')
    if (where === 'on a phone') await press('Details: Garlends for the altar')
    await press('Edit: Garlends for the altar')
    const field = await screen.findByRole('textbox', { name: 'Notification' })
    await userEvent.fill(field, 'Garlands for the altar')
    await press('Update')

    expect(await screen.findByText('no longer matches the search')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Delete: Garlands for the altar' })).toBeVisible()
    await press('Edit: Garlands for the altar')
    await userEvent.fill(await screen.findByRole('textbox', { name: 'Notification' }), 'Garlands')
    await press('Update')
    await screen.findByRole('button', { name: 'Edit: Garlands' })
    await userEvent.fill(screen.getByRole('searchbox'), 'altars')
    expect(await screen.findByText('No Records found')).toBeVisible()
  },
)

test.each([
  [1440, 12],
  [1280, 8],
  [1024, 12],
  [412, 12],
])(
  'at %i px an alert of %i rows covers no control but those of rows, wherever the page is scrolled [LIST-25]',
  async (width, rows) => {
    await page.viewport(width, 800)
    addNotifications(rows)
    await openAdmin('/admin/notification')
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Select row 2: / }))
    await press(/^Bulk Delete/)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const region = await screen.findByText('Info')
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Select row 1: / }))
    const box = region.closest('[tabindex]')!
    await userEvent.hover(box)

    const covered = () => {
      const alert = box.getBoundingClientRect()
      return [...document.querySelectorAll('header *, main *')]
        .filter((element) => element.matches('a, button, input, select'))
        .filter(
          (element) => !box.contains(element) && !element.closest('[data-row], .visually-hidden'),
        )
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          return (
            left < alert.right && alert.left < right && top < alert.bottom && alert.top < bottom
          )
        })
        .map((element) => element.ariaLabel ?? element.textContent)
    }
    const end = document.documentElement.scrollHeight - innerHeight
    for (let top = 0; top < end + 60; top += 60) {
      scrollTo({ top, behavior: 'instant' })
      await waitFor(() => expect(covered()).toEqual([]))
    }
  },
)

test('an empty list offers to add the first record [LIST-8]', async () => {
  useScenario('empty')
  await openAdmin('/admin/notification')

  await press('Add the first notification')

  expect(await screen.findByRole('dialog', { name: 'Add Notification' })).toBeVisible()
})

test('a list that fails shows a message, clears the rows and offers Retry [LIST-9]', async () => {
  useScenario('failing')
  await openAdmin('/admin/notification')
  expect(await screen.findByText('Something went wrong, Please try again later.')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()

  useScenario('normal')
  await press('Retry')

  expect(await screen.findByRole('table')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('a missing response adds a sentence below the banner [LIST-9] [WIRE-12]', async () => {
  useScenario('offline')
  await openAdmin('/admin/notification')

  expect(await screen.findByText(/Sorry, the request was unsuccessfull/)).toBeVisible()
  expect(screen.getByText('Something went wrong, Please try again later.')).toBeVisible()
})

test('select-all selects the page, is mixed while some rows are selected, and clears [LIST-2] [LIST-7]', async () => {
  addNotifications(3)
  await openAdmin('/admin/notification')
  const all = await screen.findByRole('checkbox', { name: 'Select all rows on this page' })

  await userEvent.click(all)
  expect(screen.getByText('3 selected')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row 2: Line 2' }))

  expect(all).toBePartiallyChecked()
  await press('Clear')
  expect(all).not.toBePartiallyChecked()
  expect(screen.queryByText(/selected$/)).toBeNull()
})

test('another page starts without a selection [LIST-7]', async () => {
  addNotifications(12)
  const { go } = await openAdmin('/admin/notification')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select row 1: Line 1' }))

  await userEvent.click((await pager()).getByRole('link', { name: 'Page 2' }))
  await screen.findByText('Showing 11 to 12 of 12 results')
  await go(-1)
  await screen.findByText('Showing 1 to 10 of 12 results')

  expect(screen.getByRole('checkbox', { name: 'Select row 1: Line 1' })).not.toBeChecked()
})

test('deleting the last row of the last page redirects to the new last page [LIST-6]', async () => {
  addNotifications(11)
  const { address } = await openAdmin('/admin/notification?page=2')

  await press('Delete: Line 11')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Delete' }))

  expect(await screen.findByText('Showing 1 to 10 of 10 results')).toBeVisible()
  expect(address()).toBe('/admin/notification')
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
})

test('the focus returns to the button that opened the dialog [A11Y-7]', async () => {
  addNotifications(1)
  await openAdmin('/admin/notification')
  await press('Edit: Line 1')

  await press('Cancel')

  await waitFor(() => expect(button('Edit: Line 1')).toHaveFocus())
})

test('a double click on Edit opens the form once [FORM-1]', async () => {
  addNotifications(1)
  await openAdmin('/admin/notification')

  await userEvent.dblClick(await screen.findByRole('button', { name: 'Edit: Line 1' }))

  expect(await textbox('Notification')).toHaveValue('Line 1')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test.each(['Cancel', 'Close', '{Escape}'])(
  '%s asks for confirmation before typed text is lost [FORM-5]',
  async (way) => {
    addNotifications(1)
    await openAdmin('/admin/notification')
    await press('Edit: Line 1')
    await userEvent.fill(await screen.findByRole('combobox', { name: 'URL' }), '/courses')

    if (way.startsWith('{')) await userEvent.keyboard(way)
    else await userEvent.click((await dialog()).getByRole('button', { name: way }))

    await press('Keep editing')
    expect(screen.getByRole('combobox', { name: 'URL' })).toHaveValue('/courses')
  },
)

test('Back closes the dialog and stays on the screen [FORM-5]', async () => {
  addNotifications(12)
  const { address, go } = await openAdmin('/admin/notification')
  await userEvent.click((await pager()).getByRole('link', { name: 'Page 2' }))
  await press('Edit: Line 11')
  await dialog()

  await go(-1)

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/admin/notification?page=2')
})

test('a failed add has its own message [WIRE-10]', async () => {
  await openAdmin('/admin/notification')
  await press('Add')
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Notification' }), 'Aarti')
  useScenario('failing')

  await press('Submit')

  expect(await screen.findByText('Something went wrong, unable to create record.')).toBeVisible()
})

test('a failed update without a server message shows the general sentence [ALERT-3]', async () => {
  addNotifications(1)
  await openAdmin('/admin/notification')
  await press('Edit: Line 1')
  await userEvent.fill(await screen.findByRole('combobox', { name: 'URL' }), '/courses')
  useScenario('failing', { only: 'PUT /admin/api/notification/{id}' })

  await press('Update')

  expect(
    await (await dialog()).findByText('Something went wrong, Please try again later.'),
  ).toBeVisible()
})

test('after a 401 on a save the way to sign-in has no question, and the draft is offered again [AUTH-6]', async () => {
  addNotifications(1)
  const { address, go } = await openAdmin('/admin/notification?size=25')
  await press('Edit: Line 1')
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Notification' }), 'Line one')
  useScenario('unauthorised', { only: 'PUT /admin/api/notification/{id}' })
  await press('Update')
  const form = await dialog()
  expect(await form.findByText('Access forbidden, please login to visit this page.')).toBeVisible()

  await userEvent.click(form.getByRole('link', { name: 'Sign in' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(address()).toBe('/signin?from=%2Fadmin%2Fnotification%3Fsize%3D25')
  useScenario('normal')
  await go('/admin/notification')
  await press('Edit: Line 1')
  await press('Restore')

  expect(screen.getByRole('textbox', { name: 'Notification' })).toHaveValue('Line one')
  await press('Update')
  await screen.findByText('Record updated successfully.')
  expect(db.notification.list().rows[0]!.noti).toBe('Line one')
})

test('the refusal of a save whose form was left is shown on the list', async () => {
  addNotifications(1)
  await openAdmin('/admin/notification')
  useScenario('refused')
  const release = holdRequest('PUT /admin/api/notification/{id}')
  await press('Edit: Line 1')
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Notification' }), 'Line one')
  await press('Update')
  await waitFor(() => expect(sent('PUT', '/admin/api/notification')).toHaveLength(1))
  await press('Cancel')
  await press('Discard changes')

  release()

  expect(await screen.findByText('No record are updated')).toBeVisible()
})

test('on a phone each row is a card that expands [LIST-11]', async () => {
  reseed()
  await page.viewport(360, 740)
  await openAdmin('/admin/notification')
  const toggle = (await screen.findAllByRole('button', { name: /^Details: / }))[0]!
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Edit: / })).toBeNull()

  await userEvent.click(toggle)

  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('button', { name: /^Edit: / })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('on a phone Bulk Delete is among "More" until a row is selected [DELETE-2] [LIST-18]', async () => {
  await page.viewport(360, 740)
  addNotifications(1)
  await openAdmin('/admin/notification')

  await press('More')
  await press('Bulk Delete')

  expect(await screen.findByText('Please selete the record first')).toBeVisible()
})

test.each([
  ['notification', 'Edit: Aarti at six'],
  ['contactus', 'Reply: Asha'],
])(
  'a card of /admin/%s shows its first action from 600 px on [LIST-11]',
  async (screenName, action) => {
    build.notification({ noti: 'Aarti at six' })
    build.message({ name: 'Asha' })
    await page.viewport(768, 1024)
    await openAdmin(`/admin/${screenName}`)
    const act = () =>
      screen.queryByRole(action.startsWith('Edit') ? 'button' : 'link', { name: action })

    await waitFor(() => expect(act()).toBeVisible())
    await page.viewport(599, 900)

    await waitFor(() => expect(act()).toBeNull())
  },
)

test('the alert of a list that fails stands in its card and takes nothing with it when it closes [LIST-9]', async () => {
  useScenario('failing')
  await openAdmin('/admin/notification')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  const before = retry.getBoundingClientRect().top
  const banner = screen.getByText('Something went wrong, Please try again later.')
  expect(banner.getBoundingClientRect().top).toBeGreaterThan(before)

  await press('Close')

  await waitFor(() => expect(banner).not.toBeInTheDocument())
  expect(retry.getBoundingClientRect().top).toBe(before)
})

import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { build, db, emptyDb, holdRequest, useScenario } from '../../../mocks/testing'
import { openAdmin, rows, sent } from '../../admin-screen'
import { combobox, button, dialog, press, textbox } from '../../queries'

const path = '/admin/api/notification'

beforeEach(emptyDb)

test.each(['javascript:alert(1)', '//evil.example', '#', ''])(
  'an unsafe url is shown as text: %s',
  async (url) => {
    build.notification({ noti: 'Aarti at six', url })

    await openAdmin('/admin/notification')

    await screen.findByRole('rowheader', { name: 'Aarti at six' })
    const links = within(screen.getByRole('table')).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['Aarti at six'])
  },
)

test('a notification without text is stopped before a request is sent [FORM-3]', async () => {
  await openAdmin('/admin/notification')
  await press('Add')
  await userEvent.fill(await combobox('URL'), '/activities')

  await press('Submit')

  await waitFor(async () => expect(await textbox('Notification')).toHaveFocus())
  expect(await textbox('Notification')).toHaveAccessibleDescription('Notification is required.')
  expect(sent('POST', path)).toEqual([])
})

test('a refused notification shows "No record are updated" and keeps what was typed [WIRE-10]', async () => {
  await openAdmin('/admin/notification')
  useScenario('refused')
  await press('Add')
  await userEvent.fill(await textbox('Notification'), 'Aarti at six')

  await press('Submit')

  expect(await screen.findByText('No record are updated')).toBeVisible()
  expect(await textbox('Notification')).toHaveValue('Aarti at six')
})

test('a null field and a cleared one are sent as "" [WIRE-3]', async () => {
  build.notification({ noti: 'One', url: null })
  build.notification({ noti: 'Two', url: '/activities' })
  await openAdmin('/admin/notification')

  await press('Edit: One')
  await userEvent.fill(await textbox('Notification'), 'One more')
  await press('Update')
  await screen.findByText('Record updated successfully.')
  await press('Edit: Two')
  await userEvent.clear(await combobox('URL'))
  await press('Update')
  await waitFor(() => expect(sent('PUT', path)[1]?.body).toBeDefined())

  const [first, second] = sent('PUT', path).map(({ body }) => new Map(body as [string, string][]))
  expect(first!.get('url')).toBe('')
  expect(second!.get('url')).toBe('')
})

test('the delete dialog names the record and focuses Cancel [DELETE-1]', async () => {
  build.notification({ noti: 'Aarti at six', url: '/activities', datetime: '2026-11-20T16:12:00' })
  await openAdmin('/admin/notification')

  await press('Delete: Aarti at six')

  const question = within(await screen.findByRole('dialog', { name: 'Delete Own Record' }))
  expect(question.getByText('Aarti at six')).toBeVisible()
  expect(question.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'URL',
    'Date & Time',
  ])
  await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus())
})

test('deleting sends the id, shows an alert, and moves the focus to the next row [A11Y-7]', async () => {
  const { id } = build.notification({ noti: 'One' })
  build.notification({ noti: 'Two' })
  await openAdmin('/admin/notification')

  await press('Delete: One')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Delete' }))

  expect(await screen.findByText('Record deleted successfully.')).toBeVisible()
  expect(sent('DELETE', path)[0]!.body).toEqual({ deleteData: [id] })
  await waitFor(() => expect(rows()).toHaveLength(1))
  await waitFor(() => expect(button('Delete: Two')).toHaveFocus())
})

test('bulk delete without a selection asks for one [DELETE-2]', async () => {
  build.notification()
  await openAdmin('/admin/notification')

  await press('Bulk Delete')

  expect(await screen.findByText('Please selete the record first')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('bulk delete names the selected records and sends their ids [DELETE-1] [DELETE-2]', async () => {
  const ids = ['One', 'Two', 'Three'].map((noti) => build.notification({ noti }).id)
  await openAdmin('/admin/notification')

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select row 1: One' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row 3: Three' }))
  expect(screen.getByText('2 selected')).toBeVisible()
  await press('Bulk Delete')
  const question = await dialog()
  expect(question.getByText('Delete 2 notifications?')).toBeVisible()
  expect(question.getByText('Three')).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Delete 2' }))

  expect(await screen.findByText('Record deleted successfully.')).toBeVisible()
  expect(sent('DELETE', path)[0]!.body).toEqual({ deleteData: [ids[0], ids[2]] })
  expect(db.notification.list().total).toBe(1)
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull())
})

test("a partial bulk delete reloads the list, and shows the server's message and what is left [DELETE-3]", async () => {
  emptyDb()
  const [first] = ['One', 'Two', 'Three'].map((noti) => build.notification({ noti }).id)
  await openAdmin('/admin/notification')
  await userEvent.click(
    await screen.findByRole('checkbox', { name: 'Select all rows on this page' }),
  )
  await press('Bulk Delete')
  const release = holdRequest('DELETE /admin/api/notification')
  await press('Delete 3')
  await waitFor(() => expect(sent('DELETE', path)).toHaveLength(1))
  db.notification.remove([first!])
  useScenario('refused', { only: 'DELETE /admin/api/notification' })
  release()

  const question = await dialog()
  expect(await question.findByText('1 of 3 were deleted. What is left stands here.')).toBeVisible()
  expect(question.getByText('The server refused this record.')).toBeVisible()
  expect(question.getByText('Delete 2 notifications?')).toBeVisible()
  expect(question.queryByText('One')).toBeNull()
  useScenario('normal')
  await userEvent.click(question.getByRole('button', { name: 'Delete 2' }))
  expect(await screen.findByText('Record deleted successfully.')).toBeVisible()
  expect(db.notification.list().total).toBe(0)
})

test('a save that is pressed twice is sent once, and the button shows the progress [FORM-12]', async () => {
  await openAdmin('/admin/notification')
  await press('Add')
  await userEvent.fill(await textbox('Notification'), 'Aarti at six')
  const release = holdRequest('POST /admin/api/notification')

  await userEvent.dblClick(button('Submit'))

  expect(await screen.findByRole('button', { name: 'Saving…' })).toBeVisible()
  release()
  await screen.findByText('Record added successfully.')
  expect(sent('POST', path)).toHaveLength(1)
})

test('exceeding a limit warns and does not block [FORM-4]', async () => {
  await openAdmin('/admin/notification')
  await press('Add')
  expect(await screen.findByText('0 / 300')).toBeVisible()
  await userEvent.fill(await textbox('Notification'), 'श्री'.repeat(100))

  expect(await screen.findByText('400 / 300 · 100 over')).toBeVisible()
  await press('Submit')

  expect(await screen.findByText('Record added successfully.')).toBeVisible()
})

test.each([
  [
    '/admin/notification',
    'URL',
    'www.example.org',
    /text, not as a link\. Write https:\/\/www\.example\.org/,
  ],
  [
    '/admin/slider',
    'Action URL',
    'example.org/path',
    /text, not as a link\. Write https:\/\/example\.org\/path/,
  ],
  ['/admin/vgallery', 'Video link', 'https://example.org/aarti', /visitors get a link to it/],
])(
  'the form of %s says at the field what visitors do not get [FORM-17]',
  async (screenPath, label, odd, warning) => {
    await openAdmin(screenPath)
    await press('Add')
    const field = await screen.findByLabelText(new RegExp(`^${label}`))

    await userEvent.fill(field, odd)
    expect(field).toHaveAccessibleDescription(warning)
    await userEvent.fill(field, 'https://youtu.be/abc_DEF-123')

    expect(field).not.toHaveAccessibleDescription(/isitors/)
  },
)

test('a link that is warned about is sent all the same [FORM-17]', async () => {
  await openAdmin('/admin/notification')
  await press('Add')
  await userEvent.fill(await textbox('Notification'), 'Aarti at six')
  await userEvent.fill(await combobox('URL'), 'www.example.org')

  await press('Submit')

  expect(await screen.findByText('Record added successfully.')).toBeVisible()
  expect(sent('POST', path)[0]!.body).toContainEqual(['url', 'www.example.org'])
})

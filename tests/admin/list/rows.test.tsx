import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { build, emptyDb } from '../../../mocks/testing'
import { openAdmin } from '../../admin-screen'
import { dialog } from '../../queries'

test('with text at 200 % the table scrolls, and the search shows its whole hint [A11Y-10]', async () => {
  document.documentElement.style.fontSize = '200%'
  await page.viewport(1280, 800)

  await openAdmin('/admin/notification')

  const table = await screen.findByRole('region', { name: 'Notification, scrolls sideways' })
  expect(table.scrollWidth).toBeGreaterThan(table.clientWidth)
  const search = screen.getByRole('searchbox')
  expect(search.scrollWidth).toBeLessThanOrEqual(search.clientWidth)
  expect(search.offsetWidth).toBeGreaterThan(300)
})

test('a press anywhere in a row opens its form [LIST-16]', async () => {
  emptyDb()
  build.notification({ noti: 'Aarti at six', datetime: '2026-11-20T16:12:00' })
  await openAdmin('/admin/notification')

  await userEvent.click(await screen.findByRole('cell', { name: /20\sNov\s2026\s4:12/ }))

  expect(await screen.findByRole('dialog', { name: 'Update Record' })).toBeVisible()
})

test('a press anywhere in the row of a message opens it in the reading pane [LIST-16]', async () => {
  emptyDb()
  build.message({ subject: 'Stay in Kartik' })
  await openAdmin('/admin/contactus')

  await userEvent.click(await screen.findByRole('cell', { name: 'Stay in Kartik' }))

  expect(await screen.findByRole('region', { name: /Stay in Kartik|Message/ })).toBeVisible()
})

test('a press that ends a selection of text opens nothing [LIST-16]', async () => {
  emptyDb()
  build.notification({ noti: 'Aarti at six' })
  await openAdmin('/admin/notification')
  const name = await screen.findByRole('rowheader', { name: 'Aarti at six' })
  // Once opened, the form needs no more code and would show at once.
  await userEvent.click(name)
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  document.getSelection()!.selectAllChildren(name)
  fireEvent.click(name)
  await userEvent.click(screen.getByRole('checkbox', { name: /Aarti at six/ }))

  expect(screen.getByRole('checkbox', { name: /Aarti at six/ })).toBeChecked()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the name of a record is a link to its form, for the keyboard and new tabs [LIST-16]', async () => {
  emptyDb()
  const { id } = build.notification({ noti: 'Aarti at six' })
  const { address } = await openAdmin('/admin/notification?search=Aarti')
  const name = await screen.findByRole('link', { name: 'Aarti at six' })

  name.focus()
  await userEvent.keyboard('{Enter}')

  expect(await screen.findByRole('dialog', { name: 'Update Record' })).toBeVisible()
  expect(name).toHaveAttribute('href', expect.stringMatching(`[?]search=Aarti&record=${id}$`))
  expect(address()).toBe('/admin/notification?search=Aarti')
})

test('a date stands in one line, and an event that is over is marked [ACTLIST-1]', async () => {
  emptyDb()
  build.activity({ title: 'Holi', date: '2020-03-10' })
  build.activity({ title: 'Deepa Daan', date: '2999-11-24' })
  await openAdmin('/admin/activities')

  const over = within(await screen.findByRole('row', { name: /Holi/ }))
  const coming = within(screen.getByRole('row', { name: /Deepa Daan/ }))

  expect(over.getByText('10\u00a0Mar\u00a02020', { normalizer: String })).toBeVisible()
  expect(over.getByText('past')).toBeVisible()
  expect(coming.queryByText('past')).toBeNull()
})

import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { build, emptyDb } from '../../../mocks/testing'
import { openAdmin } from '../../admin-screen'

const form = async () => within(await screen.findByRole('dialog'))

beforeEach(emptyDb)

test('a URL with a record opens its form, and the record is removed from the URL [LIST-14]', async () => {
  build.notification({ noti: 'Aarti at six' })
  const { id } = build.notification({ noti: 'Aarti at noon' })

  const { address } = await openAdmin(`/admin/notification?search=Aarti&record=${id}`)

  const field = await (await form()).findByRole('textbox', { name: 'Notification' })
  expect(field).toHaveValue('Aarti at noon')
  await waitFor(() => expect(address()).toBe('/admin/notification?search=Aarti'))
})

test('a URL with a record opens its form also where its page is gone meanwhile [LIST-14]', async () => {
  const { id } = build.notification({ noti: 'Aarti at noon' })

  await openAdmin(`/admin/notification?page=4&record=${id}`)

  const field = await (await form()).findByRole('textbox', { name: 'Notification' })
  expect(field).toHaveValue('Aarti at noon')
})

test('a URL opens a message in the reading pane [LIST-14]', async () => {
  const { id } = build.message({ name: 'Ananya', subject: 'Parking' })

  await openAdmin(`/admin/contactus?record=${id}`)

  expect(await screen.findByText('Message 1 of 1')).toBeVisible()
})

test('on a phone a URL opens the card of a message', async () => {
  await page.viewport(360, 740)
  build.message({ name: 'Gauri' })
  const { id } = build.message({ name: 'Ananya' })

  await openAdmin(`/admin/contactus?record=${id}`)

  const toggle = await screen.findByRole('button', { name: 'Details: Ananya', expanded: true })
  await waitFor(() => expect(toggle).toHaveFocus())
})

test('a record that is not on the page is reported as missing [LIST-14]', async () => {
  build.notification({ noti: 'Aarti' })

  const { address } = await openAdmin('/admin/notification?record=999')

  expect(await screen.findByText(/^The notification of this link is not in the list/)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(address()).toBe('/admin/notification'))
})

test('a URL opens the form of a new record [LIST-14]', async () => {
  const { address } = await openAdmin('/admin/notification?add')

  const opened = await screen.findByRole('dialog', { name: 'Add Notification' })
  await waitFor(() => expect(address()).toBe('/admin/notification'))
  expect(opened).toBeVisible()
})

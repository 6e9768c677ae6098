import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { build, db, emptyDb } from '../../../mocks/testing'
import { openAdmin, sent } from '../../admin-screen'
import { dialog, press } from '../../queries'

const path = '/admin/api/notification'
const noti = () => screen.findByRole('textbox', { name: 'Notification' })

/** Builds records named "Notice 1" and so on, and opens their list. */
async function openList(count: number, query = '') {
  for (let number = 1; number <= count; number += 1)
    build.notification({ noti: `Notice ${number}` })
  return openAdmin(`/admin/notification${query}`)
}

const shows = async (text: string) => waitFor(async () => expect(await noti()).toHaveValue(text))

beforeEach(emptyDb)

test('"Save and next" saves, opens the next record and shows the result there [FORM-13]', async () => {
  await openList(3)
  await press('Edit: Notice 1')
  await userEvent.fill(await noti(), 'First')

  await press('Save and next')

  await shows('Notice 2')
  expect(await (await dialog()).findByText('Record updated successfully.')).toBeVisible()
  expect(db.notification.list().rows[0]!.noti).toBe('First')
  expect((await dialog()).getByText('Notification 2 of 3')).toBeVisible()
})

test('"Save and next" at the end of a page opens the first record of the next page [FORM-13]', async () => {
  const { address } = await openList(11)
  await press('Edit: Notice 10')
  await userEvent.fill(await noti(), 'Tenth')

  await press('Save and next')

  await shows('Notice 11')
  await waitFor(() => expect(address()).toBe('/admin/notification?page=2'))
  expect(screen.queryByRole('button', { name: 'Save and next' })).toBeNull()
})

test('"Save and previous" at the start of a page opens the last record of the page before [FORM-13]', async () => {
  const { address } = await openList(11, '?page=2')
  await press('Edit: Notice 11')

  await press('Save and previous')

  await shows('Notice 10')
  await waitFor(() => expect(address()).toBe('/admin/notification'))
  expect(sent('PUT', path)).toEqual([])
})

test('the next record without a save asks for confirmation about unsaved text [FORM-5] [FORM-13]', async () => {
  await openList(2)
  await press('Edit: Notice 1')
  await userEvent.fill(await noti(), 'First')

  await press('Next notification')
  await press('Keep editing')
  expect(await noti()).toHaveValue('First')
  await press('Next notification')
  await press('Discard changes')

  await shows('Notice 2')
  expect(sent('PUT', path)).toEqual([])
})

test('next and previous in the reading pane continue across pages [LIST-13]', async () => {
  for (let number = 1; number <= 11; number += 1) build.registration({ name: `Person ${number}` })
  const { address } = await openAdmin('/admin/registrations')
  const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
  const last = screen.getAllByRole('rowheader').at(-1)!
  await userEvent.click(within(last).getByRole('button'))

  await press('Next registration')
  expect(await screen.findByText('Registration 11 of 11')).toBeVisible()
  await waitFor(() => expect(address()).toBe('/admin/registrations?page=2'))
  await press('Previous registration')

  expect(await screen.findByText('Registration 10 of 11')).toBeVisible()
  expect(names()).toHaveLength(10)
})

test('opening a form closes the alert of the list [ALERT-1]', async () => {
  await openList(2)
  await press('Edit: Notice 1')
  await userEvent.fill(await noti(), 'First')
  await press('Update')
  expect(await screen.findByText('Record updated successfully.')).toBeVisible()

  await press('Edit: Notice 2')

  await shows('Notice 2')
  expect(screen.queryByText('Record updated successfully.')).toBeNull()
})

test('the form of an edited record names it below its title [FORM-1]', async () => {
  build.course({ title: 'Gita in 18 Days' })
  await openAdmin('/admin/courses')

  await press('Edit: Gita in 18 Days')

  expect(await screen.findByRole('dialog', { name: 'Update Record' })).toHaveAccessibleDescription(
    'Gita in 18 Days',
  )
})

import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { build, emptyDb } from '../../../mocks/testing'
import { storeLogin } from '../../../src/api/session'
import { sampleToken } from '../../../mocks/engine/account'
import { openAdmin } from '../../admin-screen'
import { button, press } from '../../queries'

const columns = () => screen.getAllByRole('columnheader').map((head) => head.textContent)

beforeEach(async () => {
  await page.viewport(1280, 800)
  emptyDb()
  build.course({ title: 'Gita' })
})

test('a column is hidden by its checkbox, and stays so on this device, not in the URL [LIST-17]', async () => {
  const { address, go } = await openAdmin('/admin/courses')
  await press('Columns')

  await userEvent.click(screen.getByRole('checkbox', { name: 'End Time' }))

  expect(columns()).not.toContain('End Time IST')
  expect(columns()).toContain('Start Time IST')
  expect(address()).toBe('/admin/courses')
  await go('/admin/notification')
  await go('/admin/courses')
  await screen.findByRole('row', { name: /Gita/ })
  expect(columns()).not.toContain('End Time IST')
})

test('the name cannot be hidden, and "Show all" brings all columns back [LIST-17]', async () => {
  await openAdmin('/admin/courses')
  await screen.findByRole('row', { name: /Gita/ })
  await page.viewport(1680, 900)
  await waitFor(() => expect(columns()).toContain('Description'))
  const before = columns()
  await press('Columns')
  expect(screen.queryByRole('checkbox', { name: 'Title' })).toBeNull()

  await userEvent.click(screen.getByRole('checkbox', { name: 'Banner' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Type' }))
  await press('Show all')

  expect(columns()).toEqual(before)
})

test('another person on the same device sees all columns [LIST-17]', async () => {
  const { go } = await openAdmin('/admin/courses')
  await press('Columns')
  await userEvent.click(screen.getByRole('checkbox', { name: 'End Time' }))

  storeLogin({ userMessage: '', token: sampleToken }, 'another@example.org')
  await go('/admin/notification')
  await go('/admin/courses')

  await waitFor(() => expect(columns()).toContain('End Time IST'))
})

test('Escape closes the columns and returns the focus; a press elsewhere closes them', async () => {
  await openAdmin('/admin/courses')
  await press('Columns')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Banner' }))

  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('checkbox', { name: 'Banner' })).toBeNull()
  expect(button('Columns')).toHaveFocus()

  await press('Columns')
  await userEvent.click(screen.getByRole('heading', { level: 1 }))
  expect(screen.queryByRole('checkbox', { name: 'Banner' })).toBeNull()
})

test('a phone number whose e-mail column is hidden has a column of its own [LIST-17]', async () => {
  build.registration({ mobno: '+91 00000 00000' })
  await openAdmin('/admin/registrations')
  await press('Columns')

  await userEvent.click(screen.getByRole('checkbox', { name: 'Email' }))

  expect(screen.getByRole('columnheader', { name: 'Mobile Number' })).toBeVisible()
  expect(screen.getByText('+91 00000 00000')).toBeVisible()
})

test('columns that the window has no room for are hidden at first, and shown in a wide one [LIST-17]', async () => {
  build.registration({ address: 'Ramghat 5', comment: 'By train' })
  await openAdmin('/admin/registrations')
  await screen.findByRole('row', { name: /By|Gita|\+91/ })
  expect(columns()).not.toContain('Address')
  expect(columns()).not.toContain('Comment')
  expect(screen.queryByRole('region', { name: /scrolls/ })).toBeNull()

  await page.viewport(1680, 900)

  await waitFor(() => expect(columns()).toEqual(expect.arrayContaining(['Address', 'Comment'])))
})

test('a column without room is shown where it was chosen, and stays so on this device [LIST-17]', async () => {
  build.registration({ address: 'Ramghat 5' })
  const { go } = await openAdmin('/admin/registrations')
  await press('Columns')

  await userEvent.click(screen.getByRole('checkbox', { name: 'Address' }))

  expect(columns()).toContain('Address')
  await go('/admin/notification')
  await go('/admin/registrations')
  await screen.findByText('Ramghat 5')
  expect(columns()).not.toContain('Comment')
})

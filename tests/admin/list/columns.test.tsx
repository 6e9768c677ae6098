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

  expect(columns()).not.toContain('End Time')
  expect(columns()).toContain('Start Time')
  expect(address()).toBe('/admin/courses')
  await go('/admin/notification')
  await go('/admin/courses')
  await screen.findByRole('row', { name: /Gita/ })
  expect(columns()).not.toContain('End Time')
})

test('the name cannot be hidden, and "Show all" brings all columns back [LIST-17]', async () => {
  await openAdmin('/admin/courses')
  await screen.findByRole('row', { name: /Gita/ })
  const before = columns()
  await press('Columns')

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Banner' }))
  expect(screen.queryByRole('checkbox', { name: 'Title' })).toBeNull()
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

  await waitFor(() => expect(columns()).toContain('End Time'))
})

test('Escape closes the columns and returns the focus; a press elsewhere closes them', async () => {
  await openAdmin('/admin/courses')
  await press('Columns')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Banner' }))

  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('checkbox', { name: 'Banner' })).toBeNull()
  await waitFor(() => expect(button('Columns')).toHaveFocus())

  await press('Columns')
  await userEvent.click(screen.getByRole('heading', { level: 1 }))
  expect(screen.queryByRole('checkbox', { name: 'Banner' })).toBeNull()
})

test('while the table scrolls sideways, its first column and the actions stay in sight [LIST-2]', async () => {
  build.registration({ name: 'Ananya Mishra' })
  await openAdmin('/admin/registrations')
  const table = await screen.findByRole('region', { name: 'Registrations, scrolls sideways' })
  const head = (name: string) => screen.getByRole('columnheader', { name })
  await waitFor(() => expect(head('Date & Time')).not.toBeInViewport())

  table.scrollLeft = table.scrollWidth

  await waitFor(() => expect(head('Date & Time')).toBeInViewport())
  const name = screen.getByRole('rowheader', { name: 'Ananya Mishra' })
  await waitFor(() => expect(name).toBeInViewport())
  await waitFor(() => expect(button('Delete: Ananya Mishra')).toBeInViewport())
})

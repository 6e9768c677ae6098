import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { build, emptyDb, setListOptions } from '../../../mocks/testing'
import { openAdmin, rows, sent } from '../../admin-screen'
import { button, press } from '../../queries'

const reason = 'Its id is too long to be read exactly: it cannot be changed or deleted here'

beforeEach(() => {
  emptyDb()
  setListOptions({ longIds: true })
})

test('of two records whose ids are rounded to one number neither can be changed or deleted, and each says why [DATA-11]', async () => {
  build.slide({ heading1: 'One' })
  build.slide({ heading1: 'Two' })

  await openAdmin('/admin/slider')

  expect(await screen.findByText('Showing 1 to 2 of 2 results')).toBeVisible()
  for (const row of rows()) {
    expect(within(row).getByText(reason)).toBeVisible()
    expect(within(row).queryByRole('button', { name: /^(Edit|Delete)/ })).toBeNull()
    expect(within(row).getByRole('checkbox')).toBeDisabled()
  }
})

test('"select all" selects no record with a rounded id, so Bulk Delete sends none [DATA-11]', async () => {
  build.notification({ noti: 'One' })
  build.notification({ noti: 'Two' })
  await openAdmin('/admin/notification')
  await userEvent.click(
    await screen.findByRole('checkbox', { name: 'Select all rows on this page' }),
  )

  await press('Bulk Delete')

  expect(await screen.findByText('Please selete the record first')).toBeVisible()
  expect(sent('DELETE', '/admin/api/notification')).toEqual([])
})

test('the reading pane steps through messages with rounded ids, and says why they cannot be changed [DATA-11]', async () => {
  build.message({ name: 'Asha', subject: 'One' })
  build.message({ name: 'Ravi', subject: 'Two' })
  await openAdmin('/admin/contactus')
  await press('Ravi')
  const pane = within(await screen.findByRole('region', { name: 'Two' }))
  expect(pane.getByText(reason)).toBeVisible()
  expect(pane.queryByRole('button', { name: 'Delete' })).toBeNull()

  await userEvent.click(button('Next message'))

  expect(await screen.findByRole('region', { name: 'One' })).toBeVisible()
  expect(sent('PUT', '/')).toEqual([])
})

test('on a phone the card of one record opens, not that of its neighbour [DATA-11]', async () => {
  await page.viewport(360, 640)
  build.slide({ heading1: 'One' })
  build.slide({ heading1: 'Two' })
  await openAdmin('/admin/slider')

  await press('Details: Two')

  expect(button('Details: Two')).toHaveAttribute('aria-expanded', 'true')
  expect(button('Details: One')).toHaveAttribute('aria-expanded', 'false')
  await waitFor(() => expect(screen.getByText(reason)).toBeVisible())
  expect(document.documentElement.scrollWidth).toBe(360)
})

test('a record with a letter that is no UTF-8 cannot be changed and says why, the others can [DATA-12]', async () => {
  setListOptions({ badLetters: true })
  build.notification({ noti: 'Caf' })
  build.notification({ noti: 'Tea' })

  await openAdmin('/admin/notification')

  expect(await screen.findByText('Caf\ufffd')).toBeVisible()
  expect(screen.getByText(/^Its letters came in an unknown encoding/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Edit: Caf/ })).toBeNull()
  expect(button('Edit: Tea')).toBeVisible()
})

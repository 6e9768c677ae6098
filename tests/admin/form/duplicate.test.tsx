import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { build, db, emptyDb } from '../../../mocks/testing'
import { openAdmin, sent } from '../../admin-screen'
import { combobox, dialog, press, textbox } from '../../queries'

const noti = () => textbox(/^Notification/)
const bodies = () => sent('POST', '/admin/api/notification').map(({ body }) => body)

beforeEach(emptyDb)

test('Duplicate opens Add filled from the selected row, and adds a new record [FORM-11]', async () => {
  build.notification({ noti: 'Aarti', url: '/activities' })
  build.notification({ noti: 'Other' })
  await openAdmin('/admin/notification')
  await userEvent.click(await screen.findByRole('checkbox', { name: /Aarti$/ }))

  await press('Duplicate')

  expect(await screen.findByRole('dialog', { name: 'Add Notification' })).toBeVisible()
  expect(await noti()).toHaveValue('Aarti')
  await userEvent.fill(await noti(), 'Aarti at six')
  await press('Submit')
  await screen.findByText('Record added successfully.')
  expect(
    db.notification
      .list()
      .rows.map((row) => row.noti)
      .sort(),
  ).toEqual(['Aarti', 'Aarti at six', 'Other'])
})

test('with two rows selected there is no Duplicate', async () => {
  build.notification({ noti: 'One' })
  build.notification({ noti: 'Two' })
  await openAdmin('/admin/notification')
  await userEvent.click(await screen.findByRole('checkbox', { name: /One$/ }))
  expect(screen.getByRole('button', { name: 'Duplicate' })).toBeVisible()

  await userEvent.click(screen.getByRole('checkbox', { name: /Two$/ }))

  expect(screen.queryByRole('button', { name: 'Duplicate' })).toBeNull()
})

test('Duplicate does not copy the picture and asks for one; long text is not cut', async () => {
  const title = 'A title that is far longer than thirty characters'
  build.course({ title })
  await page.viewport(360, 740)
  await openAdmin('/admin/courses')
  await press(`Details: ${title}`)

  await press(`Duplicate: ${title}`)

  const form = await dialog()
  expect(await form.findByText(/Its picture cannot be copied: choose one\./)).toBeVisible()
  expect(form.getByLabelText('Banner image')).toHaveValue('')
  expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
  expect(form.getByLabelText('Start date')).toHaveValue('2026-12-12')
})

test('Save and add another keeps the form open and empty, with the result and the focus in it [FORM-11]', async () => {
  build.notification({ noti: 'Aarti', url: '/activities' })
  await openAdmin('/admin/notification')
  await userEvent.click(await screen.findByRole('checkbox', { name: /Aarti$/ }))
  await press('Duplicate')

  await press('Save and add another')

  const form = await dialog()
  expect(await form.findByText('Record added successfully.')).toBeVisible()
  expect(await noti()).toHaveValue('')
  expect(await combobox('URL')).toHaveValue('')
  await waitFor(async () => expect(await noti()).toHaveFocus())
  await userEvent.keyboard('Second{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies()).toEqual([
    [
      ['noti', 'Aarti'],
      ['url', '/activities'],
    ],
    [
      ['noti', 'Second'],
      ['url', ''],
    ],
  ])
})

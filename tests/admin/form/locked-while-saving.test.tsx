import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { build, db, emptyDb, holdRequest, requests } from '../../../mocks/testing'
import { openAdmin, sent } from '../../admin-screen'
import { open } from '../../open'
import { press } from '../../queries'

const path = '/admin/api/courses'

beforeEach(emptyDb)

test('while a save runs its boxes take no text, keep the focus, and the record gets what was sent [FORM-2]', async () => {
  build.course({ title: 'Gita', courseType: 'Daily Classes' })
  await openAdmin('/admin/courses')
  await press('Edit: Gita')
  const title = await screen.findByRole('textbox', { name: 'Title' })
  const type = screen.getByRole('combobox', { name: 'Course type' })
  await userEvent.fill(title, 'Gita in 18 Days')
  const release = holdRequest(`PUT ${path}/{id}`)

  await userEvent.click(title)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(sent('PUT', path)).toHaveLength(1))
  await userEvent.keyboard(' and more')
  expect(title).toHaveFocus()
  expect(title).toHaveValue('Gita in 18 Days')
  type.focus()
  await userEvent.keyboard('L')
  expect(type).toHaveValue('Daily Classes')

  release()
  expect(await screen.findByText('Record updated successfully.')).toBeVisible()
  expect(db.course.list().rows[0]).toMatchObject({
    title: 'Gita in 18 Days',
    courseType: 'Daily Classes',
  })
})

test.each<{
  form: string
  at: string
  values: Record<string, string>
  call: 'POST /general/api/contactus/' | 'PUT /general/api/login'
  button: string
}>([
  {
    form: 'a message of a visitor',
    at: '/contactus',
    values: {
      Name: 'Ananya Mishra',
      Email: 'ananya@example.org',
      Subject: 'Stay in Kartik',
      Message: 'May four of us stay?',
    },
    call: 'POST /general/api/contactus/',
    button: 'Send Message',
  },
  {
    form: 'the change of the password',
    at: '/admin/changepass',
    values: {
      'Current Password': 'Sample#2026',
      'New Password': 'Another#2026',
      'Confirm Password': 'Another#2026',
    },
    call: 'PUT /general/api/login',
    button: 'Submit',
  },
])('while $form is sent its boxes take no text [FORM-2]', async (given) => {
  const { at, values, call, button } = given
  await (at.startsWith('/admin') ? openAdmin : open)(at)
  for (const [label, value] of Object.entries(values))
    await userEvent.fill(await screen.findByLabelText(new RegExp(`^${label}`)), value)
  const [label, last] = Object.entries(values).at(-1)!
  holdRequest(call)

  await press(button)
  await waitFor(() =>
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toContain(call),
  )
  const box = screen.getByLabelText(new RegExp(`^${label}`))
  box.focus()
  await userEvent.keyboard(' and more')

  expect(box).toHaveFocus()
  expect(box).toHaveValue(last)
})

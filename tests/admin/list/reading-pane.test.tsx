import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { build, emptyDb } from '../../../mocks/testing'
import { openAdmin, rows, sent } from '../../admin-screen'
import { dialog, press } from '../../queries'

const mails = '/admin/api/mailrequest'
const pane = async (subject: string) => within(await screen.findByRole('region', { name: subject }))
const noPane = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Close message' })).toBeNull())

beforeEach(emptyDb)

/** Adds three messages; the list shows the last one first. */
function messages() {
  build.message({ name: 'Meera', subject: 'Parking', message: 'For a bus?' })
  build.message({ name: 'कार्तिक', subject: 'दीप दान', message: 'कब होगा?' })
  build.message({ name: 'Ananya', subject: 'Stay', message: 'Two nights.\n\nFour of us.' })
}

test('a press on a name opens the message beside the list and focuses its subject', async () => {
  messages()
  await openAdmin('/admin/contactus')

  await press('Ananya')

  const open = await pane('Stay')
  await waitFor(() => expect(open.getByRole('heading', { name: 'Stay' })).toHaveFocus())
  expect(open.getByText('Message 1 of 3')).toBeVisible()
  expect(open.getByText('Ananya')).toBeVisible()
  expect(open.getByRole('link', { name: 'ananya@example.org' })).toBeVisible()
  expect(open.getByText(/Two nights\./)).toHaveTextContent('Two nights. Four of us.')
  expect(rows()[0]).toHaveAttribute('aria-current', 'true')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([801, 1024, 1280])('at %i px the pane covers no control of the list', async (width) => {
  messages()
  await page.viewport(width, 768)
  await openAdmin('/admin/contactus')

  await press('Ananya')

  await pane('Stay')
  const region = screen.getByRole('region', { name: 'Stay' })
  const { left } = region.getBoundingClientRect()
  const main = within(screen.getByRole('main'))
  const controls = ['button', 'link', 'checkbox'].flatMap((role) => main.getAllByRole(role))
  const inList = controls.filter((control) => !region.contains(control))
  expect(main.getByRole('button', { name: 'Bulk Delete' })).toBeOneOf(inList)
  for (const control of inList) expect(control.getBoundingClientRect().right).toBeLessThan(left)
})

test('Next and a press on a row change the message, Escape returns to its name [LIST-13]', async () => {
  messages()
  await openAdmin('/admin/contactus')
  await userEvent.click(await screen.findByText(/^Two nights/))
  const open = await pane('Stay')
  expect(open.getByRole('button', { name: 'Previous message' })).toHaveAttribute('aria-disabled')

  await userEvent.click(open.getByRole('button', { name: 'Next message' }))

  expect(await screen.findByText('Message 2 of 3')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next message' })).toHaveFocus()
  expect(rows()[1]).toHaveAttribute('aria-current', 'true')
  await press('Meera')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Parking' })).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await noPane()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Meera' })).toHaveFocus())
})

test('Escape first closes what is open above the pane', async () => {
  messages()
  await openAdmin('/admin/contactus')
  await press('Ananya')
  await userEvent.click((await pane('Stay')).getByRole('button', { name: 'Edit' }))
  expect(await (await dialog()).findByRole('textbox', { name: 'Message' })).toBeVisible()

  await userEvent.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() =>
    expect(
      within(screen.getByRole('region', { name: 'Stay' })).getByRole('button', { name: 'Edit' }),
    ).toHaveFocus(),
  )
  await userEvent.keyboard('{Escape}')
  await noPane()
})

test('deleting a message opens the next one, another search closes the pane', async () => {
  messages()
  await openAdmin('/admin/contactus')
  await press('Ananya')

  await userEvent.click((await pane('Stay')).getByRole('button', { name: 'Delete' }))
  await userEvent.click((await dialog()).getByRole('button', { name: 'Delete' }))

  expect(await (await pane('दीप दान')).findByText('Message 1 of 2')).toBeVisible()
  await userEvent.fill(screen.getByRole('searchbox'), 'Meera')
  await noPane()
})

test('Reply quotes the whole message in the body and not in the URL [MAIL-4]', async () => {
  const long = 'x'.repeat(9000)
  build.message({
    name: 'Ananya',
    subject: 'Stay',
    message: `<b>Two</b> nights.\nFour of us. ${long}`,
    datetime: '2026-11-20T18:42:00',
  })
  const { address } = await openAdmin('/admin/contactus')

  await userEvent.click(await screen.findByRole('link', { name: 'Reply: Ananya' }))

  const body = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Mail Body' })
  expect(body.value).toBe(
    `\n\nOn 20 Nov 2026, 6:42\u00a0PM, Ananya wrote:\n> <b>Two</b> nights.\n> Four of us. ${long}`,
  )
  expect(screen.getByRole('textbox', { name: 'To Email' })).toHaveValue('ananya@example.org')
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Stay')
  expect(address()).toBe('/admin/email?toEmail=ananya%40example.org&subject=Stay')
  expect(sent('POST', mails)).toEqual([])
})

test('the pane of a registration shows its fields, that of a mail its receiver [LIST-13]', async () => {
  build.registration({ name: 'Ananya', course_name: 'Bhakti Shastri', comment: 'Gladly.' })
  build.mail({ subject: 'Welcome', body: 'Come soon.' })
  const { go } = await openAdmin('/admin/registrations')

  await press('Ananya')
  const registration = await pane('Bhakti Shastri')
  expect(registration.getByText('Registration 1 of 1')).toBeVisible()
  expect(registration.getByText('Sample Street 1, Chitrakoot')).toBeVisible()
  expect(registration.queryByRole('button', { name: 'Edit' })).toBeNull()

  await go('/admin/email')
  await press('ananya@example.org')
  const mail = await pane('Welcome')
  expect(mail.getByText('To')).toBeVisible()
  expect(mail.getByText('Come soon.')).toBeVisible()
})

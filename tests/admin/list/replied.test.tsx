import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { build, emptyDb, holdRequest, releaseRequests, useScenario } from '../../../mocks/testing'
import { openAdmin, rows, sent } from '../../admin-screen'
import { press } from '../../queries'

const mails = '/admin/api/mailrequest'
const datetime = '2026-11-20T18:42:00'
const pane = async (subject: string) => within(await screen.findByRole('region', { name: subject }))
const rowOf = (name: string) => within(rows().find((row) => row.textContent.includes(name))!)

/** Logs a mail that replies to the message from this address, unless `more` overrides its fields. */
const logReply = (toEmail: string, more = {}) =>
  build.mail({ toEmail, subject: 'Parking', datetime: '2026-11-21T09:00:00', ...more })

beforeEach(emptyDb)

/** Adds one message with a reply and three without: no mail, a failed mail, an earlier mail. */
function messages() {
  for (const name of ['Meera', 'Nobody', 'Failed', 'Early'])
    build.message({ name, email: `${name}@example.org`, subject: 'Parking', datetime })
  logReply('meera@Example.org', { subject: 'Re: Parking' })
  logReply('Failed@example.org', { status: 'Failed' })
  logReply('Early@example.org', { datetime: '2026-11-19T09:00:00' })
}

test('one request of the mail log marks the messages with a reply, and the pane names the reply [LIST-13]', async () => {
  messages()
  await openAdmin('/admin/contactus')

  expect(await rowOf('Meera').findByText('Replied')).toBeVisible()
  expect(screen.getAllByText('Replied')).toHaveLength(1)

  await press('Meera')
  const open = await pane('Parking')
  expect(open.getByText('Replied')).toBeVisible()
  expect(
    open.getByText(
      /^The mail log has a mail to this address with this subject, 21 Nov 2026, 9:00\sAM\.$/,
    ),
  ).toBeVisible()
  await press('Failed')
  await screen.findByText('Message 2 of 4')
  expect(screen.getAllByText('Replied')).toHaveLength(1)
  expect(sent('GET', mails)).toHaveLength(1)
})

test('further pages and another search use the mail log that was read, a later visit reads it again [LIST-13]', async () => {
  messages()
  const { go } = await openAdmin('/admin/contactus')
  await rowOf('Meera').findByText('Replied')

  await go('/admin/contactus?search=Meera')
  await waitFor(() => expect(rows()).toHaveLength(1))

  expect(await rowOf('Meera').findByText('Replied')).toBeVisible()
  expect(sent('GET', mails)).toHaveLength(1)

  await go('/admin/notification')
  await go('/admin/contactus')
  expect(await rowOf('Meera').findByText('Replied')).toBeVisible()
  expect(sent('GET', mails)).toHaveLength(2)
})

test('the list is shown before the mail log is loaded, and without it', async () => {
  messages()
  holdRequest(`GET ${mails}`)
  const { go } = await openAdmin('/admin/contactus')
  expect(await screen.findByRole('button', { name: 'Meera' })).toBeVisible()
  await go('/admin/contactus?search=Meera')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(screen.queryByText('Replied')).toBeNull()

  releaseRequests(`GET ${mails}`)

  expect(await screen.findByText('Replied')).toBeVisible()
  useScenario('failing', { only: `GET ${mails}` })
  await go('/admin/notification')
  await go('/admin/contactus')
  await waitFor(() => expect(sent('GET', mails)).toHaveLength(2))
  await press('Meera')
  await pane('Parking')
  expect(screen.getByRole('region', { name: 'Parking' })).toHaveTextContent('Meera@example.org')
  expect(screen.queryByText('Replied')).toBeNull()
  expect(screen.queryByText('Error')).toBeNull()
})

import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { build, emptyDb, holdRequest } from '../../../mocks/testing'
import { openAdmin, sent } from '../../admin-screen'
import { dialog, press, textbox } from '../../queries'

const path = '/admin/api/mailrequest'
const byQuery = '/admin/email?toEmail=ananya%40example.org&subject=Stay+in+Kartik'
const fileInput = () => screen.findByLabelText<HTMLInputElement>('Attachment')
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const attached = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name)
const entries = (body: unknown) => body as [string, FormDataEntryValue][]

beforeEach(emptyDb)

test('the query opens the compose dialog filled in, and nothing is sent by itself [MAIL-3] [DATA-8]', async () => {
  await openAdmin(byQuery)

  expect(await screen.findByRole('dialog', { name: 'Compose Email' })).toBeVisible()
  expect(await textbox('To Email')).toHaveValue('ananya@example.org')
  expect(await textbox('Subject')).toHaveValue('Stay in Kartik')
  expect(await textbox('Mail Body')).toHaveValue('')
  await waitFor(async () => expect(await textbox('To Email')).toHaveFocus())
  expect(sent('POST', path)).toEqual([])
})

test.each(['?toEmail=ananya%40example.org', '?subject=Stay', ''])(
  'the query %s alone opens nothing',
  async (query) => {
    await openAdmin(`/admin/email${query}`)

    expect(await screen.findByRole('heading', { name: 'No Records found' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('a value of the query is text, cut at the limit of its field between letters [MAIL-3] [DATA-8]', async () => {
  const subject = `<b>${'श्री'.repeat(20)}`

  await openAdmin(`/admin/email?toEmail=a&subject=${encodeURIComponent(subject)}`)

  expect(await textbox('Subject')).toHaveValue(`<b>${'श्री'.repeat(11)}`)
  expect(screen.getByText('47 / 50')).toBeVisible()
})

test.each([
  'sri.radha.krishna.devotees.of.chitrakoot@community.mandir.example.org',
  `${'a'.repeat(64)}@example.org`,
  'राम.कृष्ण.भक्त.मंडल.चित्रकूट.धाम@समुदाय.मंदिर.उदाहरण.भारत',
])(
  'the receiver %s of the query is warned about and sent whole [MAIL-2] [MAIL-3]',
  async (toEmail) => {
    await openAdmin(`/admin/email?${new URLSearchParams({ toEmail, subject: 'Stay' })}`)
    expect(await textbox('To Email')).toHaveValue(toEmail)
    expect(await textbox('To Email')).toHaveAccessibleDescription(/an address is never cut/)

    await userEvent.fill(await textbox('Mail Body'), 'Welcome.')
    await press('Submit')

    expect(await screen.findByText('Record added successfully.')).toBeVisible()
    expect(entries(sent('POST', path)[0]!.body)).toContainEqual(['toEmail', toEmail])
  },
)

test('a receiver loses signs that nobody sees, from the query and from the field [DATA-10]', async () => {
  await openAdmin('/admin/email?toEmail=%E2%80%AAuma%40example.org%E2%81%A0&subject=A%C2%A0stay')
  expect(await textbox('To Email')).toHaveValue('uma@example.org')
  expect(await textbox('Subject')).toHaveValue('A stay')
  await userEvent.fill(await textbox('To Email'), '\u200buma@example.org\ufeff')
  await userEvent.fill(await textbox('Mail Body'), 'Welcome.')

  await press('Submit')

  expect(await screen.findByText('Record added successfully.')).toBeVisible()
  expect(entries(sent('POST', path)[0]!.body)).toContainEqual(['toEmail', 'uma@example.org'])
})

test.each(['Cancel', 'Close', '{Escape}'])(
  '%s removes receiver and subject from the URL without a history entry [MAIL-3]',
  async (way) => {
    const { address, router } = await openAdmin(`${byQuery}&search=Stay&size=25`)
    const form = await dialog()

    if (way.startsWith('{')) await userEvent.keyboard(way)
    else await userEvent.click(form.getByRole('button', { name: way }))

    await closed()
    await waitFor(() => expect(address()).toBe('/admin/email?size=25&search=Stay'))
    expect(router.state.historyAction).toBe('REPLACE')
  },
)

test("a mail's text is sent as Body, and its query is removed from the URL [MAIL-2]", async () => {
  const { address } = await openAdmin(byQuery)
  await userEvent.fill(await textbox('Mail Body'), 'You are welcome.')

  await press('Submit')

  expect(await screen.findByText('Record added successfully.')).toBeVisible()
  await closed()
  await waitFor(() => expect(address()).toBe('/admin/email'))
  expect(sent('POST', path).map(({ body }) => body)).toEqual([
    [
      ['toEmail', 'ananya@example.org'],
      ['subject', 'Stay in Kartik'],
      ['Body', 'You are welcome.'],
    ],
  ])
  expect(await screen.findByRole('rowheader', { name: 'ananya@example.org' })).toBeVisible()
})

test('a mail without a text is asked about once, also after Enter in its subject [MAIL-2]', async () => {
  await openAdmin(byQuery)

  await userEvent.type(await textbox('Subject'), '{Enter}')

  await waitFor(async () => expect(await textbox('Mail Body')).toHaveFocus())
  expect(await textbox('Mail Body')).toHaveAccessibleDescription(
    'This mail has no text. Submit it again to send it without one.',
  )
  expect(sent('POST', path)).toEqual([])
  await press('Submit')
  expect(await screen.findByText('Record added successfully.')).toBeVisible()
})

test('an attachment is sent under its own name, as it was when it was chosen [MAIL-2]', async () => {
  await openAdmin(byQuery)
  const asChosen = new TextEncoder().encode('as chosen').buffer
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockResolvedValueOnce(asChosen)

  await userEvent.upload(await fileInput(), attached('दर्शन समय.pdf', 182_000))
  const form = await dialog()
  expect(await form.findByText('दर्शन समय.pdf')).toBeVisible()
  await press('Submit')

  await screen.findByText('Record added successfully.')
  const file = entries(sent('POST', path)[0]!.body).find(([name]) => name === 'file')![1] as File
  expect(file.name).toBe('दर्शन समय.pdf')
  expect(await file.text()).toBe('as chosen')
})

test('a file that is being sent is told with its size, and can be stopped [WIRE-8]', async () => {
  await openAdmin(byQuery)
  await userEvent.upload(await fileInput(), attached('दर्शन समय.pdf', 182_000))
  await (await dialog()).findByText('182 kB')
  const release = holdRequest(`POST ${path}`)
  await press('Submit')
  expect(await screen.findByText(/^Sending 182 kB since \d/)).toBeVisible()

  await press('Stop')

  expect(await screen.findByText(/^Stopped. It may have been saved/)).toBeVisible()
  release()
})

test('an attachment can be removed', async () => {
  await openAdmin(byQuery)
  await userEvent.upload(await fileInput(), attached('list.pdf'))
  await press('Remove')

  await press('Submit')
  await press('Submit')

  await screen.findByText('Record added successfully.')
  expect(entries(sent('POST', path)[0]!.body).map(([name]) => name)).not.toContain('file')
})

test('a large attachment warns and does not block [MAIL-2]', async () => {
  await openAdmin(byQuery)

  await userEvent.upload(await fileInput(), attached('film.mp4', 5_100_000))

  expect(await screen.findByText('5.1 MB: larger than 5 MB, sending may fail')).toBeVisible()
  await press('Submit')
  expect(await screen.findByText('Record added successfully.')).toBeVisible()
})

test.each([
  ['an empty', 0, 'is an empty file'],
  ['an unreadable', 1, 'could not be read'],
])('%s attachment is refused and the previous one stays [MAIL-2]', async (_, bytes, words) => {
  await openAdmin(byQuery)
  await userEvent.upload(await fileInput(), attached('list.pdf'))
  await (await dialog()).findByText('list.pdf')
  if (bytes) vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException())

  await userEvent.upload(await fileInput(), attached('notes.txt', bytes))

  expect(await screen.findByText(new RegExp(`“notes.txt” ${words}`))).toBeVisible()
  expect(screen.getByText('list.pdf')).toBeVisible()
})

test('a replaced attachment is sent with the whole record', async () => {
  build.mail({ filePath: 'mock-files/list.pdf' })
  await openAdmin('/admin/email')
  await press('Edit: ananya@example.org')

  await userEvent.upload(await fileInput(), attached('new list.pdf'))
  expect(await screen.findByRole('button', { name: 'Keep the current one' })).toBeVisible()
  await press('Update')

  await screen.findByText('Record updated successfully.')
  const fields = new Map(entries(sent('PUT', path)[0]!.body))
  expect((fields.get('file') as File).name).toBe('new list.pdf')
  expect(fields.get('Body')).toBe('You are welcome.')
})

test('editing a mail without text sends an empty one [WIRE-3]', async () => {
  build.mail({ body: null })
  await openAdmin('/admin/email')
  await press('Edit: ananya@example.org')

  await userEvent.fill(await textbox('Subject'), 'Stay')
  await press('Update')

  await screen.findByText('Record updated successfully.')
  const values = new Map(entries(sent('PUT', path)[0]!.body))
  expect(values.get('Body')).toBe('')
  expect(values.has('body')).toBe(false)
})

test('Reply in the log fills the form with receiver and subject [MAIL-1]', async () => {
  build.mail({ toEmail: 'ravi+temple@example.org', subject: 'Arati & prasadam' })
  const { address } = await openAdmin('/admin/email')

  await userEvent.click(await screen.findByRole('link', { name: 'Reply: ravi+temple@example.org' }))

  expect(await textbox('To Email')).toHaveValue('ravi+temple@example.org')
  expect(await textbox('Subject')).toHaveValue('Arati & prasadam')
  expect(address()).toContain('/admin/email?toEmail=ravi%2Btemple%40example.org')
})

test('Reply to a message opens the compose form and moves the focus there [MESSAGE-1]', async () => {
  build.message({ name: 'Ananya', email: 'ananya@example.org', subject: 'कार्तिक दीप दान' })
  await openAdmin('/admin/contactus')

  await userEvent.click(await screen.findByRole('link', { name: 'Reply: Ananya' }))

  expect(await screen.findByRole('dialog', { name: 'Compose Email' })).toBeVisible()
  expect(await textbox('Subject')).toHaveValue('कार्तिक दीप दान')
  await waitFor(async () => expect(await textbox('To Email')).toHaveFocus())
})

test('Download is offered only where a mail has an attachment [MAIL-1]', async () => {
  build.mail({ toEmail: 'one@example.org', filePath: 'files/list one.pdf' })
  build.mail({ toEmail: 'two@example.org', filePath: null })

  await openAdmin('/admin/email')

  const table = within(await screen.findByRole('table'))
  const links = table.getAllByRole('link', { name: /^Download: / })
  expect(links).toHaveLength(1)
  expect(links[0]).toHaveAttribute('href', expect.stringContaining('/files/list%20one.pdf'))
})

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { build, db, emptyDb, holdRequest, releaseRequests, useScenario } from '../../mocks/testing'
import { openAdmin, rows, sent } from '../admin-screen'
import { button, press, textbox } from '../queries'

const mails = '/admin/api/mailrequest'
const pane = async (subject: string) => within(await screen.findByRole('region', { name: subject }))
const body = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Mail Body' })
const rowOf = (name: string) => within(rows().find((row) => row.textContent.includes(name))!)
const mailsSent = () =>
  sent('POST', mails).map(
    ({ body }) => Object.fromEntries(body as [string, string][]) as Record<string, string>,
  )
const linesOf = ({ Body }: Record<string, string>) => Body!.split('\r\n')
const noForm = () =>
  waitFor(() => expect(screen.queryByRole('textbox', { name: 'Mail Body' })).toBeNull())

beforeEach(emptyDb)

/** Adds messages of these people; the list shows the last one first. */
function messagesOf(...names: string[]) {
  for (const name of names)
    build.message({
      name,
      email: `${name.toLowerCase()}@example.org`,
      subject: `Stay of ${name}`,
      message: 'Two nights.',
      datetime: '2026-11-20T18:42:00',
    })
}

/** Opens the message of this person and its answer. */
async function answer(name: string) {
  await press(name)
  await userEvent.click((await pane(`Stay of ${name}`)).getByRole('button', { name: 'Answer' }))
  return body()
}

test('Answer opens a form below the text, filled as the compose link fills it [MESSAGE-2]', async () => {
  messagesOf('Asha')
  await openAdmin('/admin/contactus')
  await press('Asha')
  const open = await pane('Stay of Asha')
  expect(open.queryByRole('textbox')).toBeNull()

  await userEvent.click(open.getByRole('button', { name: 'Answer' }))

  const text = await body()
  await waitFor(() => expect(text).toHaveFocus())
  expect(text).toHaveValue('\n\nOn 20 Nov 2026, 6:42\u00a0PM, Asha wrote:\n> Two nights.')
  expect(text.selectionStart).toBe(0)
  expect(open.getByRole('textbox', { name: 'To Email' })).toHaveValue('asha@example.org')
  expect(open.getByRole('textbox', { name: 'To Email' })).toHaveAttribute('readonly')
  expect(open.getByRole('textbox', { name: 'Subject' })).toHaveValue('Stay of Asha')
  expect(await open.findByRole('button', { name: 'Saved replies' })).toBeVisible()
  expect(open.getByLabelText('Attachment')).toBeInTheDocument()
  expect(open.getByText('Two nights.')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an answer sends what the compose form sends, and its row says so at once [MESSAGE-2] [MESSAGE-3]', async () => {
  messagesOf('Asha')
  await openAdmin('/admin/contactus')
  const text = await answer('Asha')
  await userEvent.type(text, 'Gladly.')
  await userEvent.upload(screen.getByLabelText('Attachment'), new File(['map'], 'map.pdf'))

  await press('Submit')

  expect(await rowOf('Asha').findByText('Replied')).toBeVisible()
  expect(await screen.findByText('Sent to Asha.')).toBeVisible()
  expect(screen.queryByText('Record added successfully.')).toBeNull()
  expect(mailsSent()).toEqual([
    {
      toEmail: 'asha@example.org',
      subject: 'Stay of Asha',
      Body: expect.any(String) as string,
      file: expect.any(File) as File,
    },
  ])
  expect(mailsSent().flatMap(linesOf)).toEqual([
    'Gladly.',
    '',
    'On 20 Nov 2026, 6:42 PM, Asha wrote:',
    '> Two nights.',
  ])
  expect(sent('GET', mails)).toHaveLength(1)
})

test('the next message without a reply opens, with its answer closed [MESSAGE-3]', async () => {
  messagesOf('Uma', 'Meera', 'Asha')
  build.mail({ toEmail: 'meera@example.org', subject: 'Stay of Meera' })
  await openAdmin('/admin/contactus')
  await rowOf('Meera').findByText('Replied')
  await userEvent.type(await answer('Asha'), 'Gladly.')

  await userEvent.keyboard('{Control>}{Enter}{/Control}')

  const next = await pane('Stay of Uma')
  await waitFor(() => expect(next.getByRole('heading', { name: 'Stay of Uma' })).toHaveFocus())
  expect(next.queryByRole('textbox')).toBeNull()
  expect(next.getByRole('button', { name: 'Answer' })).toBeVisible()
  const { left } = screen.getByRole('region', { name: 'Stay of Uma' }).getBoundingClientRect()
  expect(button('Close').getBoundingClientRect().left).toBeGreaterThan(left)
})

test('after the last one the page is said to be answered, and the message stays [MESSAGE-3]', async () => {
  messagesOf('Meera', 'Asha')
  build.mail({ toEmail: 'asha@example.org', subject: 'Stay of Asha' })
  await openAdmin('/admin/contactus')
  await rowOf('Asha').findByText('Replied')
  await userEvent.type(await answer('Meera'), 'Gladly.')

  await press('Submit')

  expect(await screen.findByText('All messages on this page are answered.')).toBeVisible()
  const open = await pane('Stay of Meera')
  await waitFor(() => expect(open.getByRole('heading', { name: 'Stay of Meera' })).toHaveFocus())
  expect(await open.findByText('Replied')).toBeVisible()
  expect(open.getByText('You have just answered it.')).toBeVisible()
  await noForm()
})

test('a refused answer stays open with its text and the words of the server [MESSAGE-2]', async () => {
  messagesOf('Uma', 'Asha')
  await openAdmin('/admin/contactus')
  const text = await answer('Asha')
  await userEvent.type(text, 'Gladly.')
  useScenario('refused')

  await press('Submit')

  const open = await pane('Stay of Asha')
  expect(await open.findByText('Error')).toBeVisible()
  expect(text.value).toMatch(/^Gladly\./)
  expect(screen.queryByText('Replied')).toBeNull()
  expect(screen.queryByText('Sent to Asha.')).toBeNull()
})

test('without a response the outcome of an answer is told as uncertain [MESSAGE-2]', async () => {
  messagesOf('Asha')
  await openAdmin('/admin/contactus')
  await userEvent.type(await answer('Asha'), 'Gladly.')
  useScenario('offline')

  await press('Submit')

  expect(await screen.findByText(/^No answer came\. It may have been saved/)).toBeVisible()
  expect((await body()).value).toMatch(/^Gladly\./)
})

test.each([
  [1280, 800],
  [1440, 900],
  [412, 915],
])(
  'a double press of Submit at %s px does nothing to the message that opens [MESSAGE-3]',
  async (width, height) => {
    await page.viewport(width, height)
    messagesOf('Uma', 'Meera', 'Asha')
    await openAdmin('/admin/contactus')
    await press(width === 412 ? 'Details: Asha' : 'Asha')
    await press(/^Answer/)
    await userEvent.type(await body(), 'Gladly.')
    const submit = button('Submit').getBoundingClientRect()

    await userEvent.dblClick(button('Submit'))

    expect(await screen.findByText('Sent to Asha.')).toBeVisible()
    await noForm()
    const next = await screen.findByRole('button', { name: /^Answer/ })
    const there = document.elementFromPoint(
      (submit.left + submit.right) / 2,
      (submit.top + submit.bottom) / 2,
    )
    if (width !== 412) expect(next).toContainElement(there as HTMLElement)
    expect(screen.getByRole('button', { name: /^Delete/ })).not.toContainElement(
      there as HTMLElement,
    )
    for (const name of [/^Answer/, /^Edit/, /^Delete/]) fireEvent.click(button(name), { detail: 2 })
    await noForm()
    await userEvent.click(next)
    expect(await body()).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(mailsSent()).toHaveLength(1)
  },
)

test('after a 401 the answer links to sign-in, and its draft is offered on return [MESSAGE-4] [AUTH-6]', async () => {
  messagesOf('Meera')
  const { id } = build.message({ name: 'Asha', email: 'asha@example.org', subject: 'Stay of Asha' })
  await openAdmin('/admin/contactus')
  await userEvent.type(await answer('Asha'), 'Gladly.')
  useScenario('unauthorised', { only: `POST ${mails}` })

  await press('Submit')

  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link).toHaveAttribute('href', `/signin?from=%2Fadmin%2Fcontactus%3Frecord%3D${id}`)
  cleanup()
  useScenario('normal')
  await openAdmin(`/admin/contactus?record=${id}`)
  await pane('Stay of Asha')
  await answer('Meera')
  expect(screen.queryByText('Restore what you typed?')).toBeNull()
  await answer('Asha')
  await press('Restore')
  expect((await body()).value).toMatch(/^Gladly\./)
})

test.each([
  ['Next message', 'Stay of Meera'],
  ['Meera', 'Stay of Meera'],
  ['Close message', undefined],
  ['Cancel', 'Stay of Asha'],
])('%s asks before it discards an answer [MESSAGE-4]', async (name, shown) => {
  messagesOf('Meera', 'Asha')
  await openAdmin('/admin/contactus')
  const text = await answer('Asha')
  await userEvent.type(text, 'Gladly.')

  await press(name)
  await press('Keep editing')

  await waitFor(() => expect(text).toHaveFocus())
  expect(text.value).toMatch(/^Gladly\./)

  await press(name)
  await press('Discard changes')

  await noForm()
  if (shown) expect(await screen.findByRole('region', { name: shown })).toBeVisible()
  else await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  await press('Asha')
  await answer('Asha')
  expect(screen.queryByText('Restore what you typed?')).toBeNull()
})

test('an answer without changes closes without a question', async () => {
  messagesOf('Meera', 'Asha')
  await openAdmin('/admin/contactus')
  await answer('Asha')

  await press('Next message')

  expect(await screen.findByRole('region', { name: 'Stay of Meera' })).toBeVisible()
  await noForm()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('another page of the list or another screen asks before it discards an answer [MESSAGE-4]', async () => {
  messagesOf('Asha')
  for (let number = 1; number <= 10; number++) messagesOf(`P${number}`)
  const { address } = await openAdmin('/admin/contactus')
  await userEvent.type(await answer('P10'), 'Gladly.')

  await userEvent.click(screen.getByRole('link', { name: 'Next page' }))
  await press('Keep editing')
  expect(address()).toBe('/admin/contactus')
  await userEvent.click(screen.getByRole('link', { name: 'Email' }))
  await press('Discard changes')

  await waitFor(() => expect(address()).toBe('/admin/email'))
})

test('a search that an answer was kept from leaves its box [LIST-4]', async () => {
  messagesOf('Asha')
  await openAdmin('/admin/contactus')
  await userEvent.type(await answer('Asha'), 'Gladly.')

  await userEvent.fill(screen.getByRole('searchbox'), 'Meera')
  await press('Keep editing')

  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''))
})

test('with text of twice the size, focus behind the pane asks once, and ends on the row [MESSAGE-4]', async () => {
  messagesOf('Meera', 'Asha')
  await page.viewport(1280, 768)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  await openAdmin('/admin/contactus')
  const text = await answer('Asha')
  await userEvent.type(text, 'Gladly.')
  const tabToQuestion = async () => {
    while (!screen.queryByRole('dialog')) await userEvent.tab({ shift: true })
  }

  await tabToQuestion()
  await press('Keep editing')
  await waitFor(() => expect(text).toHaveFocus())
  expect(screen.queryByRole('dialog')).toBeNull()
  await tabToQuestion()
  await press('Discard changes')

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close message' })).toBeNull())
  await waitFor(() => expect(button('Asha')).toHaveFocus())
})

test('who has gone on while an answer is sent stays where they are', async () => {
  messagesOf('Uma', 'Meera', 'Asha')
  await openAdmin('/admin/contactus')
  await userEvent.type(await answer('Asha'), 'Gladly.')
  holdRequest(`POST ${mails}`)
  await press('Submit')
  await press('Uma')
  await press('Discard changes')
  await pane('Stay of Uma')

  releaseRequests(`POST ${mails}`)

  expect(await screen.findByText('Sent to Asha.')).toBeVisible()
  expect(await rowOf('Asha').findByText('Replied')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Stay of Uma' })).toBeVisible()
})

test.each([1280, 412])(
  'at %i px a typed answer stays although its message is gone from the list, and can be sent [MESSAGE-4]',
  async (width) => {
    await page.viewport(width, 800)
    messagesOf('Meera')
    const { id } = build.message({
      name: 'Asha',
      email: 'asha@example.org',
      subject: 'Stay of Asha',
    })
    messagesOf('Uma')
    await openAdmin('/admin/contactus')
    await press(width === 412 ? 'Details: Asha' : 'Asha')
    await press(/^Answer/)
    await userEvent.type(await body(), 'Gladly.')
    db.message.remove([id])

    await userEvent.click(screen.getByRole('checkbox', { name: /Uma/ }))
    await press('Bulk Delete')
    await press('Delete')

    expect(await screen.findByText('This message is not on this page any more.')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Stay of Asha' })).toBeVisible()
    expect((await body()).value).toMatch(/^Gladly\./)
    await press('Submit')
    expect(await screen.findByText('Sent to Asha.')).toBeVisible()
    expect(mailsSent()).toMatchObject([{ toEmail: 'asha@example.org' }])
    if (width === 412) await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    else expect(await screen.findByRole('region', { name: 'Stay of Meera' })).toBeVisible()
  },
)

test('a typed answer stays although the list could not be read again [MESSAGE-4]', async () => {
  messagesOf('Meera', 'Asha')
  await openAdmin('/admin/contactus')
  await userEvent.type(await answer('Asha'), 'Gladly.')
  useScenario('failing', { only: 'GET /admin/api/contactus' })

  await userEvent.click(screen.getByRole('checkbox', { name: /Meera/ }))
  await press('Bulk Delete')
  await press('Delete')
  await press('Delete anyway')

  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  expect((await body()).value).toMatch(/^Gladly\./)
  expect(screen.getByRole('region', { name: 'Stay of Asha' })).toBeVisible()
})

test.each([
  [1280, 640],
  [640, 1280],
])(
  'a window turned from %i to %i px keeps an answer and its file [MESSAGE-4]',
  async (from, to) => {
    await page.viewport(from, 800)
    messagesOf('Meera', 'Asha')
    await openAdmin('/admin/contactus')
    await press(from === 640 ? 'Details: Asha' : 'Asha')
    await press(/^Answer/)
    await userEvent.type(await body(), 'Gladly.')
    await userEvent.upload(screen.getByLabelText('Attachment'), new File(['map'], 'map.pdf'))

    await page.viewport(to, 800)

    if (to === 640)
      expect(await screen.findByRole('button', { name: 'Details: Asha' })).toBeVisible()
    else expect(await screen.findByRole('region', { name: 'Stay of Asha' })).toBeVisible()
    await press('Submit')
    expect(await screen.findByText('Sent to Asha.')).toBeVisible()
    expect(mailsSent()[0]!.Body).toMatch(/^Gladly\./)
    expect(mailsSent()).toMatchObject([{ file: expect.any(File) as File }])
  },
)

test('a registration is answered in its pane [MESSAGE-2]', async () => {
  build.registration({ name: 'Ananya', email: 'ananya@example.org', course_name: 'Bhakti Shastri' })
  await openAdmin('/admin/registrations')
  await press('Ananya')
  await userEvent.click((await pane('Bhakti Shastri')).getByRole('button', { name: 'Answer' }))
  await userEvent.type(await body(), 'Gladly.')

  await press('Submit')

  expect(await screen.findByText('All registrations on this page are answered.')).toBeVisible()
  expect(mailsSent()).toMatchObject([{ toEmail: 'ananya@example.org', subject: 'Bhakti Shastri' }])
})

test('a message without an address, and a mail, keep the link to the compose form', async () => {
  build.message({ name: 'Asha', email: '', subject: 'Stay' })
  build.mail({ toEmail: 'uma@example.org', subject: 'Welcome' })
  const { go } = await openAdmin('/admin/contactus')

  await press('Asha')
  const message = await pane('Stay')
  expect(message.getByRole('link', { name: 'Reply' })).toBeVisible()
  expect(message.queryByRole('button', { name: 'Answer' })).toBeNull()
  await go('/admin/email')
  await press('uma@example.org')

  const mail = await pane('Welcome')
  expect(mail.getByRole('link', { name: 'Reply' })).toBeVisible()
  expect(mail.queryByRole('button', { name: 'Answer' })).toBeNull()
})

test('on a phone the open card holds the answer, and the next card opens [MESSAGE-2] [MESSAGE-3]', async () => {
  await page.viewport(412, 915)
  messagesOf('Meera', 'Asha')
  await openAdmin('/admin/contactus')
  await press('Details: Asha')
  const reply = await screen.findByRole('link', { name: 'Reply: Asha' })
  const labels = [...reply.parentElement!.children].map((child) => child.textContent.trim())
  expect(labels).toEqual(['Answer', 'Reply', 'Edit', 'Delete'])
  await press('Answer: Asha')
  await userEvent.type(await body(), 'Gladly.')
  await userEvent.type(await textbox('Subject'), '!')
  await press('Details: Meera')
  await press('Keep editing')

  await press('Submit')

  expect(await screen.findByText('Sent to Asha.')).toBeVisible()
  await waitFor(() => expect(button('Details: Meera')).toHaveFocus())
  expect(button('Details: Meera')).toHaveAttribute('aria-expanded', 'true')
  expect(screen.queryByText(/selected$/)).toBeNull()
  expect(mailsSent()).toMatchObject([{ toEmail: 'asha@example.org', subject: 'Stay of Asha!' }])
  expect(await screen.findByText('Replied')).toBeVisible()
})

test('by keyboard the three newest messages are answered with two presses each [MESSAGE-3]', async () => {
  messagesOf('Old', 'Uma', 'Meera', 'Asha')
  await openAdmin('/admin/contactus')
  const first = await screen.findByRole('button', { name: 'Asha' })
  while (document.activeElement !== first) await userEvent.tab()
  await userEvent.keyboard('{Enter}')

  for (const name of ['Asha', 'Meera', 'Uma']) {
    const heading = (await pane(`Stay of ${name}`)).getByRole('heading')
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.keyboard('a')
    const text = await body()
    await waitFor(() => expect(text).toHaveFocus())
    await userEvent.keyboard(`Gladly, ${name}.`)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
  }

  expect(await screen.findByRole('region', { name: 'Stay of Old' })).toBeVisible()
  expect(mailsSent().map(({ toEmail }) => toEmail)).toEqual([
    'asha@example.org',
    'meera@example.org',
    'uma@example.org',
  ])
  expect(mailsSent().map((mail) => linesOf(mail)[0])).toEqual([
    'Gladly, Asha.',
    'Gladly, Meera.',
    'Gladly, Uma.',
  ])
})

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdRequest, requests, useScenario } from '../../mocks/testing'
import { applySettings } from '../../src/api/settings/settings'
import { setLanguage } from '../../src/messages/language'
import { open } from '../open'
import { press } from '../queries'
import { siteSettings } from '../shared-page'

const call = 'POST /general/api/contactus/'
const good = {
  Name: 'Ananya Mishra',
  Email: 'ananya@example.org',
  Subject: 'Stay in Kartik',
  Message: 'We are four people and would like to stay.',
}
type Label = keyof typeof good

const field = (label: Label) => screen.findByRole('textbox', { name: new RegExp(`^${label}`) })
const sendButton = () => screen.getByRole('button', { name: 'Send Message' })

async function write(texts: Partial<typeof good>) {
  for (const [label, text] of Object.entries({ ...good, ...texts }))
    await userEvent.fill(await field(label as Label), text)
}

async function send(texts: Partial<typeof good> = {}) {
  await write(texts)
  await userEvent.click(sendButton())
}

test('a message is sent as form fields, a thank-you is shown, and the fields are emptied [CONTACT-1] [CONTACT-6]', async () => {
  await open('/contactus')

  await send({ Name: '  Ananya Mishra ' })

  expect(
    await screen.findByText('Thank you Ananya Mishra for your message. It has been sent.'),
  ).toBeVisible()
  expect(requests).toMatchObject([
    {
      method: 'POST',
      path: '/general/api/contactus/',
      body: [
        ['name', 'Ananya Mishra'],
        ['email', 'ananya@example.org'],
        ['subject', 'Stay in Kartik'],
        ['message', 'We are four people and would like to stay.'],
      ],
    },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }))
  await waitFor(async () => expect(await field('Name')).toHaveFocus())
  expect(await field('Name')).toHaveValue('')
  expect(await field('Message')).toHaveValue('')
})

test('all failures are listed together in the order of the fields, and nothing is sent [CONTACT-2] [CONTACT-4]', async () => {
  await open('/contactus')
  await field('Name')

  await userEvent.click(sendButton())

  const entries = await within(screen.getByRole('alert')).findAllByRole('listitem')
  expect(entries.map((entry) => entry.textContent)).toEqual([
    'Name must be between 4 to 30 charectors.',
    'Invalid email id format.',
    'Subject must be between 5 to 50 charectors.',
    'Messsage must be between 5 to 250 charectors.',
  ])
  expect(requests).toEqual([])
})

test.each<[Label, string, string, string]>([
  ['Name', 'Uma', 'Name must be between 4 to 30 charectors.', 'Your name, 4 to 50 letters.'],
  ['Name', 'Uma & Ram', 'Name must be between 4 to 30 charectors.', 'Your name without “&”.'],
  ['Email', 'ananya@example', 'Invalid email id format.', 'An address such as asha@example.org.'],
  [
    'Subject',
    'Stay',
    'Subject must be between 5 to 50 charectors.',
    'A subject of 5 to 50 characters.',
  ],
  [
    'Message',
    'Namaste',
    'Messsage must be between 5 to 250 charectors.',
    'Your message, 10 to 250 characters.',
  ],
])(
  '%s "%s" is refused in the alert as given, and at its field in our own words [CONTACT-2] [CONTACT-3] [CONTACT-4] [A11Y-8]',
  async (label, text, sentence, words) => {
    await open('/contactus')

    await send({ [label]: text })

    const control = await field(label)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence))
    expect(control).toBeInvalid()
    expect(control).toHaveAccessibleDescription(expect.stringContaining(words) as string)
    expect(control).toHaveValue(text)
    expect(requests).toEqual([])
  },
)

test.each(['आद्\u200cया शर्मा', 'രാധാകൃഷ്ണന്\u200d', 'ಆರ್\u200cಯ'])(
  'the joiners of the name %s are sent with it [CONTACT-2] [DATA-10]',
  async (name) => {
    await open('/contactus')

    await send({ Name: name })

    await screen.findByText(`Thank you ${name} for your message. It has been sent.`)
    expect(requests[0]!.body).toContainEqual(['name', name])
  },
)

test('signs that nobody sees are not sent, and a text is composed [DATA-10]', async () => {
  await open('/contactus')

  await send({ Name: 'Jose\u0301\u00a0Ram\u200b', Email: '\u202auma@example.org\u2060' })

  await screen.findByText('Thank you José Ram for your message. It has been sent.')
  expect(requests[0]!.body).toContainEqual(['email', 'uma@example.org'])
})

test('the focus moves to the alert, and an entry leads to its field [A11Y-8]', async () => {
  await open('/contactus')
  await send({ Email: 'nothing' })
  const entry = await screen.findByRole('button', { name: 'Invalid email id format.' })
  await waitFor(() => expect(document.activeElement).toContainElement(entry))

  await userEvent.click(entry)

  expect(await field('Email')).toHaveFocus()
})

test('the words of a refusal follow the language of the page, and the focus stays [LANG-2]', async () => {
  onTestFinished(() => setLanguage('en'))
  await open('/contactus')
  await field('Name')
  await userEvent.click(sendButton())
  const alert = screen.getByRole('alert')
  await waitFor(() => expect(alert).toContainElement(document.activeElement as HTMLElement))
  await userEvent.click(screen.getByRole('textbox', { name: /^Email/ }))

  await act(() => setLanguage('hi'))

  const name = await screen.findByRole('textbox', { name: /^नाम/ })
  expect(name).toHaveAccessibleDescription('आपका नाम, 4 से 50 अक्षर।')
  expect(screen.getByRole('alert')).toHaveTextContent('नाम 4 से 30 अक्षरों का होना चाहिए।')
  expect(screen.getByRole('textbox', { name: /^ई-मेल/ })).toHaveFocus()
})

test('a corrected field loses its error with the next try', async () => {
  await open('/contactus')
  await send({ Subject: 'Stay' })

  await userEvent.fill(await field('Subject'), good.Subject)
  await userEvent.click(sendButton())

  expect(await screen.findByText(/^Thank you/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }))
  expect(await field('Subject')).toBeValid()
})

test('a double click sends once', async () => {
  await open('/contactus')
  const release = holdRequest(call)
  await write({})

  await userEvent.dblClick(sendButton())
  release()

  expect(await screen.findByText(/^Thank you/)).toBeVisible()
  expect(requests).toHaveLength(1)
})

test.each(['failing', 'offline', 'html-instead-of-json', 'refused', 'unauthorised'] as const)(
  'with a server that is %s the form keeps what was typed [CONTACT-6] [ALERT-3]',
  async (scenario) => {
    await open('/contactus')
    useScenario(scenario, { only: call })

    await send()

    expect(await screen.findByText('Something went wrong, Please try again later.')).toBeVisible()
    expect(await field('Name')).toHaveValue(good.Name)
    expect(await field('Message')).toHaveValue(good.Message)
  },
)

/** Checks that the element is inside the window and not covered by the sticky header. */
function expectInView(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(screen.getByRole('banner').getBoundingClientRect().bottom)
  expect(bottom).toBeLessThanOrEqual(window.innerHeight)
}

test.each([
  ['failing', /^Something went wrong/],
  ['normal', /^Thank you/],
] as const)(
  'when the server is %s, the alert has the focus and is in view [A11Y-4]',
  async (name, said) => {
    await page.viewport(360, 640)
    await open('/contactus')
    useScenario(name, { only: call })

    await send()

    const sentence = await screen.findByText(said)
    await waitFor(() => expect(document.activeElement).toContainElement(sentence))
    expectInView(document.activeElement as HTMLElement)
  },
)

test('closing an alert returns the focus to the element that had it [ALERT-1]', async () => {
  await open('/contactus')
  useScenario('failing', { only: call })
  await send()
  await screen.findByText(/^Something went wrong/)

  await userEvent.click(screen.getByRole('button', { name: 'Close' }))

  await waitFor(() => expect(sendButton()).toHaveFocus())
})

test('a pasted book is counted and kept once the typing pauses', async () => {
  await open('/contactus')
  const message = await field('Message')

  fireEvent.input(message, { target: { value: 'a'.repeat(30_000) } })

  expect(screen.getByText('0 / 250')).toBeInTheDocument()
  expect(await screen.findByText('30000 / 250')).toBeInTheDocument()
  await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('a'.repeat(30_000)))
})

test('the live map loads only on a press [CONTACT-7]', async () => {
  await open('/contactus')
  const show = await screen.findByRole('button', { name: 'Show live map' })
  expect(screen.queryByTitle('Live map of the temple')).toBeNull()

  // A scripted click is enough: the test needs the iframe to appear, not the external map to load.
  await waitFor(() => show.click())

  expect(await screen.findByTitle('Live map of the temple')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\//),
  )
  await waitFor(() => expect(screen.getByTitle('Live map of the temple')).toHaveFocus())
})

test('where frames are forbidden the drawn map stays, with a link [CONTACT-7] [DATA-4]', async () => {
  await open('/contactus')
  await press('Show live map')
  const { src } = await screen.findByTitle<HTMLIFrameElement>('Live map of the temple')

  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      effectiveDirective: 'frame-src',
      blockedURI: src,
      violatedDirective: 'frame-src',
      documentURI: location.href,
      disposition: 'enforce',
      originalPolicy: 'frame-src none',
      statusCode: 200,
    }),
  )

  expect(await screen.findByText('The live map cannot be shown here.')).toBeVisible()
  expect(screen.getByRole('img', { name: /^Drawn map/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Open the map/ })).toHaveAttribute('href')
  expect(screen.queryByTitle('Live map of the temple')).toBeNull()
})

test.each(['http://example.org/map', 'javascript:alert(1)', '/map'])(
  'a map at %s is not offered [CONTACT-7] [DATA-4]',
  async (embed) => {
    applySettings({ ...siteSettings, map: { ...siteSettings.map, embed } })
    await open('/contactus')
    await field('Name')

    expect(screen.queryByRole('button', { name: 'Show live map' })).toBeNull()
  },
)

import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import {
  failing,
  textOfLength,
  phone,
  press,
  hoverText,
  screenAt,
  fillFields,
} from '../../../.storybook/states/states'
import { saveToOutbox } from '../outbox/outbox'

/** The form, the map and the visit section. */
const meta = {
  title: 'Screens/Public/Contact Us',
  parameters: { ...screenAt('/contactus') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const message = {
  Name: 'Ananya Mishra',
  Email: 'ananya@example.org',
  Subject: 'A stay in Kartik',
  Message: 'May four of us stay for two nights?',
}

async function send(texts: Partial<typeof message> = {}) {
  await fillFields({ ...message, ...texts })
  await press('Send Message')
}

export const Normal: Story = {}
export const Phone: Story = { ...phone }

export const LongText: Story = {
  play: () => fillFields({ ...message, Subject: textOfLength(50), Message: textOfLength(250) }),
}

export const Invalid: Story = {
  play: async () => {
    await press('Send Message')
    await screen.findByText('Error')
  },
}

export const InvalidHindi: Story = {
  globals: { language: 'hi' },
  play: async () => {
    await press('संदेश भेजें')
    await screen.findByText('त्रुटि')
  },
}

export const Sending: Story = {
  parameters: { hold: 'POST /general/api/contactus/' },
  play: async () => {
    await send()
    await screen.findByRole('button', { name: 'Sending…' })
  },
}

export const Sent: Story = {
  play: async () => {
    await send({ Name: 'अनन्या मिश्रा' })
    await hoverText('Thank you अनन्या मिश्रा for your message. It has been sent.')
  },
}

export const ServerFails: Story = {
  ...failing,
  play: async () => {
    await send()
    await hoverText('Something went wrong, Please try again later.')
  },
}

export const NotSent: Story = {
  parameters: { scenario: 'offline' },
  play: async () => {
    await send()
    await hoverText('Something went wrong, Please try again later.')
    await screen.findByRole('group', { name: 'A message is kept here' })
  },
}

export const OutboxPrompt: Story = {
  beforeEach: () =>
    saveToOutbox({
      id: Date.now(),
      form: 'contact',
      values: { name: message.Name, message: message.Message },
      course: {},
      mayHaveArrived: false,
    }),
  play: async () => {
    await press('Fill it in')
  },
}

export const OutboxPromptHindi: Story = {
  ...OutboxPrompt,
  globals: { language: 'hi' },
  play: async () => {
    await screen.findByRole('group', { name: 'आपका संदेश यहाँ सहेजा हुआ है' })
  },
}

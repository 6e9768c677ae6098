import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import * as states from '../../../.storybook/states/states'
import { saveToOutbox } from '../outbox/outbox'

/** The form, the map and the visit section. */
export default {
  title: 'Screens/Public/Contact Us',
  parameters: { ...states.screenAt('/contactus') },
} satisfies Meta

const message = {
  Name: 'Ananya Mishra',
  Email: 'ananya@example.org',
  Subject: 'A stay in Kartik',
  Message: 'May four of us stay for two nights?',
}

async function send(texts: Partial<typeof message> = {}) {
  await states.fillFields({ ...message, ...texts })
  await states.press('Send Message')
}

export const Normal: StoryObj = {}
export const Phone: StoryObj = { ...states.phone }

export const LongText: StoryObj = {
  play: () =>
    states.fillFields({
      ...message,
      Subject: states.textOfLength(50),
      Message: states.textOfLength(250),
    }),
}

export const Invalid: StoryObj = {
  play: async () => {
    await states.press('Send Message')
    await screen.findByText('Error')
  },
}

export const InvalidHindi: StoryObj = {
  globals: { language: 'hi' },
  play: async () => {
    await states.press('संदेश भेजें')
    await screen.findByText('त्रुटि')
  },
}

export const Sending: StoryObj = {
  parameters: { hold: 'POST /general/api/contactus/' },
  play: async () => {
    await send()
    await screen.findByRole('button', { name: 'Sending…' })
  },
}

export const Sent: StoryObj = {
  play: async () => {
    await send({ Name: 'अनन्या मिश्रा' })
    await states.hoverText('Thank you अनन्या मिश्रा for your message. It has been sent.')
  },
}

export const ServerFails: StoryObj = {
  ...states.failing,
  play: async () => {
    await send()
    await states.hoverText('Something went wrong, Please try again later.')
  },
}

export const NotSent: StoryObj = {
  parameters: { scenario: 'offline' },
  play: async () => {
    await send()
    await states.hoverText('Something went wrong, Please try again later.')
    await screen.findByRole('group', { name: 'A message is kept here' })
  },
}

export const OutboxPrompt: StoryObj = {
  beforeEach: () =>
    saveToOutbox({
      id: Date.now(),
      form: 'contact',
      values: { name: message.Name, message: message.Message },
      course: {},
      mayHaveArrived: false,
    }),
  play: async () => {
    await states.press('Fill it in')
  },
}

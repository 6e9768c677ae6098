import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import * as states from '../../../.storybook/states/states'
import { saveToOutbox } from '../outbox/outbox'

/** Course registration, with a course in the URL or without. */
export default {
  title: 'Screens/Public/Course Registration',
  parameters: {
    ...states.screenAt('/coursesregister?type=Short%20Term&id=1&name=Gita%20in%2018%20Days'),
  },
} satisfies Meta

const open = { at: '/coursesregister' }
const person = {
  Name: 'उमा त्रिपाठी',
  Email: 'a+b@example.co.in',
  Address: 'House 12, Ram Ghat',
  Comment: 'Dandavat pranam.',
}

async function register(texts: Partial<typeof person> = {}) {
  await states.fillFields({ ...person, ...texts })
  await userEvent.selectOptions(await screen.findByLabelText(/^Language/), 'Hindi')
  await states.press('Register')
}

export const Normal: StoryObj = {}
export const Loading: StoryObj = { ...states.loading }
export const Empty: StoryObj = { parameters: { ...states.empty.parameters, ...open } }
export const Failing: StoryObj = { parameters: { ...states.failing.parameters, ...open } }
export const Many: StoryObj = { parameters: { ...states.many.parameters, ...open } }
export const Phone: StoryObj = { ...states.phone }
export const WithoutCourse: StoryObj = { parameters: open }

export const LongText: StoryObj = {
  ...states.longText,
  play: () =>
    states.fillFields({
      ...person,
      Address: states.textOfLength(350),
      Comment: states.textOfLength(500),
    }),
}

export const Invalid: StoryObj = {
  play: async () => {
    await states.press('Register')
    await screen.findByText('Error')
  },
}

export const Sending: StoryObj = {
  parameters: { hold: 'POST /general/api/courseregister/' },
  play: async () => {
    await register()
    await screen.findByRole('button', { name: 'Registering…' })
  },
}

export const Sent: StoryObj = {
  play: async () => {
    await register()
    await states.hoverText(/You are registered successfully/)
  },
}

export const ServerFails: StoryObj = {
  parameters: { scenario: 'refused' },
  play: async () => {
    await register()
    await states.hoverText(/Something went wrong/)
  },
}

export const OutboxPromptOtherCourse: StoryObj = {
  beforeEach: () =>
    saveToOutbox({
      id: Date.now(),
      form: 'registration',
      values: { name: person.Name },
      course: { type: 'Daily Classes', id: '2', name: 'Japa Circle' },
      mayHaveArrived: true,
    }),
  play: async () => {
    await screen.findByRole('link', { name: 'Open its form' })
  },
}

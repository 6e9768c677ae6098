import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import {
  empty,
  failing,
  textOfLength,
  loading,
  longText,
  many,
  phone,
  press,
  hoverText,
  screenAt,
  fillFields,
} from '../../../.storybook/states/states'
import { saveToOutbox } from '../outbox/outbox'

/** Course registration, with a course in the URL or without. */
const meta = {
  title: 'Screens/Public/Course Registration',
  parameters: { ...screenAt('/coursesregister?type=Short%20Term&id=1&name=Gita%20in%2018%20Days') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const open = { at: '/coursesregister' }
const person = {
  Name: 'उमा त्रिपाठी',
  Email: 'a+b@example.co.in',
  Address: 'House 12, Ram Ghat',
  Comment: 'Dandavat pranam.',
}

async function register(texts: Partial<typeof person> = {}) {
  await fillFields({ ...person, ...texts })
  await userEvent.selectOptions(screen.getByLabelText(/^Language/), 'Hindi')
  await press('Register')
}

export const Normal: Story = {}
export const Loading: Story = { ...loading }
export const Empty: Story = { parameters: { ...empty.parameters, ...open } }
export const Failing: Story = { parameters: { ...failing.parameters, ...open } }
export const Many: Story = { parameters: { ...many.parameters, ...open } }
export const Phone: Story = { ...phone }
export const WithoutCourse: Story = { parameters: open }

export const LongText: Story = {
  ...longText,
  play: () => fillFields({ ...person, Address: textOfLength(350), Comment: textOfLength(500) }),
}

export const Invalid: Story = {
  play: async () => {
    await press('Register')
    await screen.findByText('Error')
  },
}

export const Sending: Story = {
  parameters: { hold: 'POST /general/api/courseregister/' },
  play: async () => {
    await register()
    await screen.findByRole('button', { name: 'Registering…' })
  },
}

export const Sent: Story = {
  play: async () => {
    await register()
    await hoverText(/You are registered successfully/)
  },
}

export const ServerFails: Story = {
  parameters: { scenario: 'refused' },
  play: async () => {
    await register()
    await hoverText(/Something went wrong/)
  },
}

export const OutboxPromptOtherCourse: Story = {
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

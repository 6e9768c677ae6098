import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inSection } from '../../../.storybook/preview/frames'
import { AlertRegion } from './alert'
import { alertMessages } from '../../messages/alerts'

const { sent, wrong, name, email, subject } = alertMessages()

/** The result of an action; each sentence about a field links to that field. */
const meta = {
  title: 'Components/Alert',
  component: AlertRegion,
  args: {
    alert: { tone: 'success', message: sent('Ananya Mishra') },
    messages: alertMessages(),
    staysOpen: true,
    onClose: fn(),
  },
  decorators: [inSection],
} satisfies Meta<typeof AlertRegion>
export default meta

type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const Failure: Story = { args: { alert: { tone: 'danger', message: wrong } } }

export const SeveralFaults: Story = {
  args: {
    alert: {
      tone: 'danger',
      message: [name, email, subject],
      fields: ['name', 'email', 'subject'],
    },
  },
}

export const WithLink: Story = {
  args: {
    alert: { tone: 'danger', message: alertMessages().unauthorized },
    children: <a href="/signin">Sign in</a>,
  },
}

export const LongText: Story = {
  args: {
    alert: { tone: 'success', message: sent('श्रीमती अनन्या मिश्रा त्रिपाठी '.repeat(6)) },
  },
}

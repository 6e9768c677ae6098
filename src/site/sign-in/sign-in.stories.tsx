import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { sampleAccount } from '../../../mocks/testing'
import { phone, press, hoverText, screenAt, fillFields } from '../../../.storybook/states/states'

/** The sign-in screen of the admin. */
const meta = {
  title: 'Screens/Admin/Sign in',
  parameters: { ...screenAt('/signin') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

async function signIn(
  email: string = sampleAccount.email,
  password: string = sampleAccount.password,
) {
  await fillFields({ 'User ID': email, Password: password })
  await press('LOGIN')
}
const call = 'POST /general/api/login/'

export const Normal: Story = {}
export const Phone: Story = { ...phone }

export const Invalid: Story = {
  play: async () => {
    await press('LOGIN')
    await screen.findByText('Error')
  },
}

export const Sending: Story = {
  parameters: { hold: call },
  play: async () => {
    await signIn()
    await screen.findByText('Signing in…')
  },
}

export const Sent: Story = {
  play: async () => {
    await signIn()
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 })
  },
}

export const WrongPassword: Story = {
  play: async () => {
    await signIn('someone@example.org', 'nothing')
    await hoverText('Invalid user id or password.')
  },
}

export const ServerFails: Story = {
  parameters: { scenario: 'failing', only: call },
  play: async () => {
    await signIn()
    await hoverText('Something went wrong, Please try again later.')
  },
}

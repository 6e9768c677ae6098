import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { sampleAccount } from '../../../mocks/testing'
import { phone, press, hoverText, screenAt, fillFields } from '../../../.storybook/states/states'

/** The sign-in screen of the admin. */
export default {
  title: 'Screens/Admin/Sign in',
  parameters: { ...screenAt('/signin') },
} satisfies Meta

async function signIn(
  email: string = sampleAccount.email,
  password: string = sampleAccount.password,
) {
  await fillFields({ 'User ID': email, Password: password })
  await press('LOGIN')
}
const call = 'POST /general/api/login/'

export const Normal: StoryObj = {}
export const Phone: StoryObj = { ...phone }

export const Invalid: StoryObj = {
  play: async () => {
    await press('LOGIN')
    await screen.findByText('Error')
  },
}

export const Sending: StoryObj = {
  parameters: { hold: call },
  play: async () => {
    await signIn()
    await screen.findByText('Signing in…')
  },
}

export const Sent: StoryObj = {
  play: async () => {
    await signIn()
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 })
  },
}

export const WrongPassword: StoryObj = {
  play: async () => {
    await signIn('someone@example.org', 'nothing')
    await hoverText('Invalid user id or password.')
  },
}

export const ServerFails: StoryObj = {
  parameters: { scenario: 'failing', only: call },
  play: async () => {
    await signIn()
    await hoverText('Something went wrong, Please try again later.')
  },
}

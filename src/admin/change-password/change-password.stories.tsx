import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { hoverText, phone, press, screenAt } from '../../../.storybook/states/states'
import { sampleAccount } from '../../../mocks/testing'

/** Three passwords, each with its help; the five rules of a strong one are ticked while it is typed. */
const meta = {
  title: 'Screens/Admin/Change Password',
  parameters: { ...screenAt('/admin/changepass') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

async function send(current: string, fresh: string, confirmed = fresh) {
  await userEvent.type(await screen.findByLabelText(/^Current Password/), current)
  await userEvent.type(screen.getByLabelText(/^New Password/), fresh)
  await userEvent.type(screen.getByLabelText(/^Confirm Password/), confirmed)
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
}

export const Normal: Story = {}
export const Phone: Story = { ...phone }

/** The menu of the account, the same on every screen of the admin. */
export const AccountMenu: Story = {
  play: async () => {
    await press('Admin')
    await screen.findByRole('link', { name: 'Logout' })
  },
}

export const Invalid: Story = {
  play: async () => {
    await send(sampleAccount.password, 'mandir2027', 'mandir202')
    await userEvent.hover(screen.getByRole('button', { name: 'Help: New Password' }))
    await screen.findByRole('tooltip')
  },
}

export const InvalidOnAPhone: Story = { ...Invalid, ...Phone }

export const Sending: Story = {
  parameters: { hold: 'PUT /general/api/login' },
  play: async () => {
    await send(sampleAccount.password, 'Mandir#2027')
    await screen.findByRole('button', { name: 'Changing…' })
  },
}

export const Refused: Story = {
  play: async () => {
    await send('another one', 'Mandir#2027')
    const [told] = await screen.findAllByText('Current password is wrong.')
    await userEvent.hover(told!)
  },
}

export const ServerFails: Story = {
  parameters: { scenario: 'failing' },
  play: async () => {
    await send(sampleAccount.password, 'Mandir#2027')
    await hoverText('Something went wrong, Please try again later.')
  },
}

export const SessionEnded: Story = {
  parameters: { scenario: 'unauthorised' },
  play: async () => {
    await send(sampleAccount.password, 'Mandir#2027')
    await screen.findByRole('link', { name: 'Sign in' })
  },
}

export const Sent: Story = {
  play: async () => {
    await send(sampleAccount.password, 'Mandir#2027')
    await hoverText('Password changed successfully.')
  },
}

export const Leaving: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/^Current Password/), 'Temple')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await screen.findByRole('dialog')
  },
}

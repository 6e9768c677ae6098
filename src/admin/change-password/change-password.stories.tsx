import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { fillFields, hoverText, phone, press, screenAt } from '../../../.storybook/states/states'
import { sampleAccount } from '../../../mocks/testing'

/** Three passwords, each with its help; the five rules of a strong one are ticked while it is typed. */
export default {
  title: 'Screens/Admin/Change Password',
  parameters: { ...screenAt('/admin/changepass') },
} satisfies Meta

async function send(current: string, fresh: string, confirmed = fresh) {
  await fillFields({
    'Current Password': current,
    'New Password': fresh,
    'Confirm Password': confirmed,
  })
  await press('Submit')
}

export const Normal: StoryObj = {}
export const Phone: StoryObj = { ...phone }

/** The menu of the account, the same on every screen of the admin. */
export const AccountMenu: StoryObj = {
  play: async () => {
    await press('Admin')
    await screen.findByRole('link', { name: 'Logout' })
  },
}

export const Invalid: StoryObj = {
  play: async () => {
    await send(sampleAccount.password, 'mandir2027', 'mandir202')
    await userEvent.hover(await screen.findByRole('button', { name: 'Help: New Password' }))
    await screen.findByRole('tooltip')
  },
}

export const Sending: StoryObj = {
  parameters: { hold: 'PUT /general/api/login' },
  play: async () => {
    await send(sampleAccount.password, 'Mandir#2027')
    await screen.findByRole('button', { name: 'Changing…' })
  },
}

export const Refused: StoryObj = {
  play: async () => {
    await send('another one', 'Mandir#2027')
    const [told] = await screen.findAllByText('Current password is wrong.')
    await userEvent.hover(told!)
  },
}

export const ServerFails: StoryObj = {
  parameters: { scenario: 'failing' },
  play: async () => {
    await send(sampleAccount.password, 'Mandir#2027')
    await hoverText('Something went wrong, Please try again later.')
  },
}

export const SessionEnded: StoryObj = {
  parameters: { scenario: 'unauthorised' },
  play: async () => {
    await send(sampleAccount.password, 'Mandir#2027')
    await screen.findByRole('link', { name: 'Sign in' })
  },
}

export const Sent: StoryObj = {
  play: async () => {
    await send(sampleAccount.password, 'Mandir#2027')
    await hoverText('Password changed successfully.')
  },
}

export const Leaving: StoryObj = {
  play: async () => {
    await fillFields({ 'Current Password': 'Temple' })
    await press('Cancel')
    await screen.findByRole('dialog')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { phone } from '../../.storybook/states'

/** The list of keys, which `?` and the Admin menu open. */
const meta = {
  title: 'Screens/Admin/Keyboard help',
  parameters: { at: '/admin/notification' },
  play: async () => {
    await screen.findByRole('table')
    await userEvent.keyboard('?')
    await screen.findByRole('dialog')
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Phone: Story = {
  ...phone,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Admin' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keyboard help' }))
    await screen.findByRole('dialog')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

/** The whole route at its address, on the mock server. */
const meta = {
  title: 'Screens/Admin/Sign in',
  parameters: { at: '/signin' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}

export const Refused: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/User ID/), 'someone@example.org')
    await userEvent.type(screen.getByLabelText(/^Password/), 'nothing')
    await userEvent.click(screen.getByRole('button', { name: 'LOGIN' }))
    await expect(await screen.findByText('Invalid user id or password.')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'w360' } } }

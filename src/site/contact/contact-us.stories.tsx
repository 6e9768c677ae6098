import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

/** The whole route at its address, on the mock server. */
const meta = {
  title: 'Screens/Public/Contact Us',
  parameters: { at: '/contactus' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}

export const Invalid: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send Message' }))
    await expect(await screen.findByText('Error')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'w360' } } }

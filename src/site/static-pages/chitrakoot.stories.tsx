import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { phone, screenAt } from '../../../.storybook/states/states'

/** The guide to the region: places, rooms, food, travel. */
const meta = {
  title: 'Screens/Public/Chitrakoot',
  parameters: { ...screenAt('/chitrakoot') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Phone: Story = { ...phone }
export const Hindi: Story = { globals: { language: 'hi' } }

export const AllClosed: Story = {
  play: async () => {
    const heading = await screen.findByRole('button', { name: 'List of Places to Visit' })
    await userEvent.click(heading)
    await expect(heading).toHaveAttribute('aria-expanded', 'false')
  },
}

export const OpenedByHash: Story = { parameters: { at: '/chitrakoot#travel' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { phone, screenAt } from '../../../.storybook/states'

/** The guide to the region: places, rooms, food, ways to come. */
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
    const fold = await screen.findByRole('button', { name: 'List of Places to Visit' })
    await userEvent.click(fold)
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
  },
}

export const OpenedByPlace: Story = { parameters: { at: '/chitrakoot#travel' } }

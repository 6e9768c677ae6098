import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { phone, screenAt } from '../../../.storybook/states/states'

/** The guide to the region: places, rooms, food, travel. */
export default {
  title: 'Screens/Public/Chitrakoot',
  parameters: { ...screenAt('/chitrakoot') },
} satisfies Meta

export const Normal: StoryObj = {}
export const Phone: StoryObj = { ...phone }
export const AllClosed: StoryObj = {
  play: async () => {
    const heading = await screen.findByRole('button', { name: 'List of Places to Visit' })
    await userEvent.click(heading)
    await expect(heading).toHaveAttribute('aria-expanded', 'false')
  },
}

export const OpenedByHash: StoryObj = { parameters: { at: '/chitrakoot#travel' } }

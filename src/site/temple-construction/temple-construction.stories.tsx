import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { phone, press, screenAt } from '../../../.storybook/states/states'

/** The whole screen: the gift with its drawing, bank details, status, rooms. */
export default {
  title: 'Screens/Public/Temple Construction',
  parameters: { ...screenAt('/templeCon') },
} satisfies Meta

export const Normal: StoryObj = {}

export const ManyBricks: StoryObj = {
  play: async () => {
    const box = await screen.findByRole('textbox', { name: 'Quantity: Brick' })
    await userEvent.clear(box)
    await userEvent.type(box, '99999')
    await screen.findByText('₹11,00,98,899')
  },
}

export const Donating: StoryObj = {
  play: async () => {
    await press('Donate for Pillar')
    await screen.findByRole('dialog')
  },
}

export const Phone: StoryObj = { ...phone }

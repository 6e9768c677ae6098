import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { phone, press, screenAt } from '../../../.storybook/states/states'

/** The whole screen: the gift with its drawing, bank details, status, rooms. */
const meta = {
  title: 'Screens/Public/Temple Construction',
  parameters: { ...screenAt('/templeCon') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}

export const ManyBricks: Story = {
  play: async () => {
    const box = await screen.findByRole('textbox', { name: 'Quantity: Brick' })
    await userEvent.clear(box)
    await userEvent.type(box, '99999')
    await expect(screen.getByRole('status', { name: 'Total: Brick' })).toHaveTextContent(
      '₹11,00,98,899',
    )
  },
}

export const Donating: Story = {
  play: async () => {
    await press('Donate for Pillar')
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Pillar x 1, Rs 100001')
  },
}

export const Phone: Story = { ...phone }

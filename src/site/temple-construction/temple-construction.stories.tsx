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
    await userEvent.click(await screen.findByRole('radio', { name: 'Brick' }))
    const box = screen.getByRole('textbox', { name: 'Quantity: Brick' })
    await userEvent.clear(box)
    await userEvent.type(box, '99999')
    await expect(screen.getByRole('status', { name: 'Your gift' })).toHaveTextContent(
      '₹11,00,98,899',
    )
  },
}

export const Donating: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Pillar' }))
    await press('Donate for Pillar: Bank transfer')
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Pillar × 1, ₹1,00,001')
  },
}

export const Phone: Story = { ...phone }

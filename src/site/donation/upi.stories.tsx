import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inSection } from '../../../.storybook/preview/in-section'
import { phone } from '../../../.storybook/states/states'
import { Upi } from './upi'

/** A donation by UPI: a QR code on larger screens, a button on phones. It never confirms a payment. */
const meta = {
  title: 'Components/UPI',
  tags: ['autodocs'],
  component: Upi,
  args: { donation: { id: 'brick', name: 'Brick', quantity: 3, total: 3303 } },
  decorators: [inSection],
} satisfies Meta<typeof Upi>
export default meta

type Story = StoryObj<typeof meta>

export const Code: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('img', { name: 'QR code for UPI: ₹3,303' }),
    ).toBeVisible()
  },
}

export const AnyAmount: Story = { args: { donation: undefined } }

export const AboveTheLimit: Story = {
  args: { donation: { id: 'pillar', name: 'Pillar', quantity: 1, total: 100001 } },
}

export const Button: Story = phone

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { inSection } from '../../../.storybook/preview/in-section'
import { phone, press } from '../../../.storybook/states/states'
import { applySettings, settings } from '../../api/settings/settings'
import { GiftCard } from './gift-card'
import { useGift } from './use-gift'

/** The tiers, each with quantity, total and Donate, which opens the bank details. Nothing is paid here. */
const meta = {
  title: 'Components/Gift (donation, donate, UPI)',
  tags: ['autodocs', 'donation', 'donate', 'UPI', 'quantity'],
  component: GiftCard,
  args: { gift: {} as ReturnType<typeof useGift> },
  render: function Live() {
    return <GiftCard gift={useGift()} />
  },
  decorators: [
    (Story) => (
      <div className="bg-dark text-accent p-4" data-bs-theme="dark">
        <Story />
      </div>
    ),
    inSection,
  ],
} satisfies Meta<typeof GiftCard>
export default meta

type Story = StoryObj<typeof meta>

const withUpi = () => {
  const before = settings()
  applySettings({ ...before, upi: { id: 'sample@upi', name: 'Sample Temple Trust' } })
  return () => applySettings(before)
}

export const OneOfEach: Story = {}

export const TwentyFiveBricks: Story = {
  play: async () => {
    const quantity = await screen.findByRole('textbox', { name: 'Quantity: Brick' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '25')
    await expect(screen.getByRole('status', { name: 'Total: Brick' })).toHaveTextContent('₹27,525')
  },
}

/** More than the field counts. */
export const TooManyBricks: Story = {
  play: async () => {
    const quantity = await screen.findByRole('textbox', { name: 'Quantity: Brick' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '150000')
    await expect(screen.getByText(/^At most 99,999/)).toBeVisible()
  },
}

export const Giving: Story = { play: async () => press('Donate for Brick') }

export const GivingOnAPhone: Story = { ...phone, play: async () => press('Donate for Brick') }

/** The settings have a UPI id. */
export const GivingByUpi: Story = {
  beforeEach: withUpi,
  play: async () => {
    await press('Donate for Square foot')
    const dialog = within(await screen.findByRole('dialog', { name: 'Your gift: Square foot' }))
    await expect(await dialog.findByRole('img', { name: 'QR code for UPI: ₹3,001' })).toBeVisible()
  },
}

export const GivingByUpiOnAPhone: Story = { ...phone, ...GivingOnAPhone, beforeEach: withUpi }

/** Most banks do not take such a sum by UPI. */
export const GivingAPillar: Story = {
  beforeEach: withUpi,
  play: async () => press('Donate for Pillar'),
}

export const Hindi: Story = { globals: { language: 'hi' } }

export const Phone: Story = { ...phone }

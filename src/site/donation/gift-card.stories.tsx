import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { inSection, onDark } from '../../../.storybook/preview/frames'
import { press } from '../../../.storybook/states/states'
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
  decorators: [onDark, inSection],
} satisfies Meta<typeof GiftCard>
export default meta

type Story = StoryObj<typeof meta>

const withUpi = () => {
  const before = settings()
  applySettings({ ...before, upi: { id: 'sample@upi', name: 'Sample Temple Trust' } })
  return () => applySettings(before)
}

/** Types a quantity of bricks. */
const bricks = (quantity: string, said: RegExp): Story => ({
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Quantity: Brick' })
    await userEvent.clear(field)
    await userEvent.type(field, quantity)
    await screen.findByText(said)
  },
})

export const OneOfEach: Story = {}
export const TwentyFiveBricks = bricks('25', /₹27,525/)
/** More than the field counts. */
export const TooManyBricks = bricks('150000', /^At most 99,999/)

export const Giving: Story = { play: () => press('Donate for Brick') }

/** The settings have a UPI id. */
export const GivingByUpi: Story = {
  beforeEach: withUpi,
  play: async () => {
    await press('Donate for Square foot')
    const dialog = within(await screen.findByRole('dialog', { name: 'Your gift: Square foot' }))
    await expect(await dialog.findByRole('img', { name: 'QR code for UPI: ₹3,001' })).toBeVisible()
  },
}

/** Most banks do not take such a sum by UPI. */
export const GivingAPillar: Story = {
  beforeEach: withUpi,
  play: () => press('Donate for Pillar'),
}

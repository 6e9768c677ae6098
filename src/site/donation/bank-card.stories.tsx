import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSection } from '../../../.storybook/preview/frames'
import { applySettings, settings } from '../../api/settings/settings'
import { BankCard } from './bank-card'
import { donationRows } from './bank-details'
import type { Donation } from './donation'

const bricks: Donation = { id: 'brick', name: 'Brick', quantity: 3, total: 3303 }

/** The account for donations, each detail with a button that copies it. */
const meta = {
  title: 'Components/Bank card (donation, account)',
  tags: ['autodocs', 'donation', 'donate', 'account', 'copy'],
  component: BankCard,
  args: { donation: bricks },
  decorators: [inSection],
} satisfies Meta<typeof BankCard>
export default meta

type Story = StoryObj<typeof meta>

export const Samples: Story = {}

/** As in the dialog of a gift: its amount and note first. */
export const WithAGift: Story = { args: { rowsBefore: donationRows(bricks) } }

/** The settings have a UPI id and no bank. */
export const UpiAlone: Story = {
  beforeEach: () => {
    const before = settings()
    applySettings({ ...before, bank: {}, upi: { id: 'sample@upi', name: 'Sample Temple Trust' } })
    return () => applySettings(before)
  },
}

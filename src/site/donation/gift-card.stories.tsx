import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { inSection } from '../../../.storybook/preview/in-section'
import { phone, press } from '../../../.storybook/states/states'
import { applySettings, settings } from '../../api/settings/settings'
import { GiftCard } from './gift-card'
import { useGift } from './use-gift'

/** One gift: its tier and quantity, one sum, and the ways to give it. Nothing is paid here. */
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

/** The first tier is chosen, one unit. */
export const SquareFoot: Story = {}

export const TwoSquareFeet: Story = {
  play: async ({ canvasElement }) => {
    await press('One Square foot more')
    await expect(
      within(canvasElement).getByRole('status', { name: 'Your gift' }),
    ).toHaveTextContent(/2 square feet of the new floor\s*₹6,002/)
  },
}

export const Bricks: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Brick' }))
    const quantity = screen.getByRole('textbox', { name: 'Quantity: Brick' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '25')
    await expect(screen.getByText('25 bricks in the wall')).toBeVisible()
  },
}

/** Most banks do not take such a sum by UPI. */
export const APillarOnAPhone: Story = {
  ...phone,
  play: async () => userEvent.click(await screen.findByRole('radio', { name: 'Pillar' })),
}

/** The settings have no UPI id. */
export const WithoutUpi: Story = {
  beforeEach: () => {
    const before = settings()
    applySettings({ ...before, upi: {} })
    return () => applySettings(before)
  },
}

/** The way to give, in a dialog. */
export const Giving: Story = {
  play: async () => {
    await press(/Show UPI QR$/)
    const dialog = within(await screen.findByRole('dialog', { name: 'Your gift: Square foot' }))
    await expect(await dialog.findByRole('img', { name: 'QR code for UPI: ₹3,001' })).toBeVisible()
  },
}

export const GivingOnAPhone: Story = { ...phone, play: async () => press(/Bank transfer$/) }

export const Hindi: Story = { globals: { language: 'hi' } }

export const Phone: Story = { ...phone }

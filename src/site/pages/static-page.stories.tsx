import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

/** The pages of typed content: guide, hill, life, policies. */
const meta = {
  title: 'Screens/Public/Static pages',
  parameters: { at: '/chitrakoot' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}

export const AllClosed: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'List of Places to Visit' }))
    await expect(screen.getByRole('button', { name: 'List of Places to Visit' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
}

export const OpenedByPlace: Story = { parameters: { at: '/chitrakoot#travel' } }

export const Kamadgiri: Story = { parameters: { at: '/kamadgiri' } }

export const LordChaitanya: Story = { parameters: { at: '/chaitanyamahaprabhu#sankirtana' } }

export const RefundPolicy: Story = { parameters: { at: '/policies/refund-policy' } }

export const PrivacyPolicy: Story = { parameters: { at: '/policies/privancy-policy' } }

export const Terms: Story = { parameters: { at: '/policies/terms-and-condirions' } }

export const Phone: Story = { globals: { viewport: { value: 'w360' } } }

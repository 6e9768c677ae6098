import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, screenAt } from '../../../.storybook/states/states'

/** The refund policy. */
const meta = {
  title: 'Screens/Public/Refund Policy',
  parameters: { ...screenAt('/policies/refund-policy') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Phone: Story = { ...phone }

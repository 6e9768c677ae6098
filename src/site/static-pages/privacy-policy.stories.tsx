import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, screenAt } from '../../../.storybook/states'

/** What the site knows of its visitors; the address as given. */
const meta = {
  title: 'Screens/Public/Privacy Policy',
  parameters: { ...screenAt('/policies/privancy-policy') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Phone: Story = { ...phone }

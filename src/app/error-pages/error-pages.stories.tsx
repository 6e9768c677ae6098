import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, screenAt } from '../../../.storybook/states/states'

/** The page of an unmatched URL. */
const meta = {
  title: 'Screens/Public/Not Found',
  parameters: { ...screenAt('/no/such/page') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Phone: Story = { ...phone }

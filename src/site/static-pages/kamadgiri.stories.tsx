import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, screenAt } from '../../../.storybook/states/states'

/** The page about the Kamadgiri hill. */
const meta = {
  title: 'Screens/Public/Kamadgiri',
  parameters: { ...screenAt('/kamadgiri') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Phone: Story = { ...phone }

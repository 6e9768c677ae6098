import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, screenAt } from '../../../.storybook/states/states'

/** The terms of use; the path's spelling is as given in the requirements. */
const meta = {
  title: 'Screens/Public/Terms and Conditions',
  parameters: { ...screenAt('/policies/terms-and-condirions') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Phone: Story = { ...phone }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, screenAt } from '../../../.storybook/states/states'

/** The refund policy. */
export default {
  title: 'Screens/Public/Refund Policy',
  parameters: { ...screenAt('/policies/refund-policy') },
} satisfies Meta

export const Normal: StoryObj = {}
export const Phone: StoryObj = { ...phone }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, screenAt } from '../../../.storybook/states/states'

/** The page of an unmatched URL. */
export default {
  title: 'Screens/Public/Not Found',
  parameters: { ...screenAt('/no/such/page') },
} satisfies Meta

export const Normal: StoryObj = {}
export const Phone: StoryObj = { ...phone }

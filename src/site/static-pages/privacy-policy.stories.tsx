import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, screenAt } from '../../../.storybook/states/states'

/** The privacy policy; the path's spelling is as given in the requirements. */
export default {
  title: 'Screens/Public/Privacy Policy',
  parameters: { ...screenAt('/policies/privancy-policy') },
} satisfies Meta

export const Normal: StoryObj = {}
export const Phone: StoryObj = { ...phone }

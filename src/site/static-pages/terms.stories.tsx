import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, screenAt } from '../../../.storybook/states/states'

/** The terms of use; the path's spelling is as given in the requirements. */
export default {
  title: 'Screens/Public/Terms and Conditions',
  parameters: { ...screenAt('/policies/terms-and-condirions') },
} satisfies Meta

export const Normal: StoryObj = {}
export const Phone: StoryObj = { ...phone }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, screenAt } from '../../../.storybook/states/states'

/** The page about the Kamadgiri hill. */
export default {
  title: 'Screens/Public/Kamadgiri',
  parameters: { ...screenAt('/kamadgiri') },
} satisfies Meta

export const Normal: StoryObj = {}
export const Phone: StoryObj = { ...phone }

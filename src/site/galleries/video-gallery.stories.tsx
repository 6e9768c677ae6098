import type { Meta, StoryObj } from '@storybook/react-vite'
import * as states from '../../../.storybook/states/states'

/** The videos, fifteen at a time, and their player. */
export default {
  title: 'Screens/Public/Video Gallery',
  parameters: { ...states.screenAt('/vgallery') },
} satisfies Meta

export const Normal: StoryObj = {}
export const Loading: StoryObj = { ...states.loading }
export const Empty: StoryObj = { ...states.empty }
export const Failing: StoryObj = { ...states.failing }
export const LongText: StoryObj = { ...states.longText }
export const Many: StoryObj = { ...states.many }
export const Phone: StoryObj = { ...states.phone }
export const Opened: StoryObj = { parameters: { at: '/vgallery?video=2' } }

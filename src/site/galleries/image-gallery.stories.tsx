import type { Meta, StoryObj } from '@storybook/react-vite'
import * as states from '../../../.storybook/states/states'

/** The pictures, fifteen at a time, and their lightbox. */
export default {
  title: 'Screens/Public/Image Gallery',
  parameters: { ...states.screenAt('/igallery') },
} satisfies Meta

export const Normal: StoryObj = {}
export const Loading: StoryObj = { ...states.loading }
export const Empty: StoryObj = { ...states.empty }
export const Failing: StoryObj = { ...states.failing }
export const LongText: StoryObj = { ...states.longText }
export const Many: StoryObj = { ...states.many }
/** Pictures that look like photographs. */
export const Photographs: StoryObj = { parameters: { scenario: 'photographs' } }
export const Phone: StoryObj = { ...states.phone }
export const Opened: StoryObj = { parameters: { at: '/igallery?photo=2' } }

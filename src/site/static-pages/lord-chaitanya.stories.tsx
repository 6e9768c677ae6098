import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, screenAt } from '../../../.storybook/states/states'

/** The biography of Lord Chaitanya, in chapters. */
export default {
  title: 'Screens/Public/Lord Chaitanya',
  parameters: { ...screenAt('/chaitanyamahaprabhu') },
} satisfies Meta

export const Normal: StoryObj = {}
export const Phone: StoryObj = { ...phone }

export const OpenedByHash: StoryObj = { parameters: { at: '/chaitanyamahaprabhu#sankirtana' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { empty, failing, loading, phone, screenAt } from '../../../.storybook/states/states'

/** The leftover sample page. */
export default {
  title: 'Screens/Public/Weather forecast',
  parameters: { ...screenAt('/fetch-data') },
} satisfies Meta

export const Normal: StoryObj = {}
export const Loading: StoryObj = { ...loading }
export const Empty: StoryObj = { ...empty }
export const Failing: StoryObj = { ...failing }
export const Phone: StoryObj = { ...phone }
export const Offline: StoryObj = { parameters: { scenario: 'offline' } }

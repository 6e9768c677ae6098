import type { Meta, StoryObj } from '@storybook/react-vite'
import * as states from '../../../.storybook/states/states'

/** The festivals and events of the temple. */
export default {
  title: 'Screens/Public/Activities',
  parameters: { ...states.screenAt('/activities') },
} satisfies Meta

export const Normal: StoryObj = {}
export const Loading: StoryObj = { ...states.loading }
export const Empty: StoryObj = { ...states.empty }
export const Failing: StoryObj = { ...states.failing }
export const LongText: StoryObj = { ...states.longText }
// axe checks the same card in Normal; on a thousand of them it needs a minute.
export const Many: StoryObj = { parameters: { ...states.many.parameters, a11y: { test: 'off' } } }
export const Phone: StoryObj = { ...states.phone }
export const Month: StoryObj = { parameters: { at: '/activities?month=2026-11' } }

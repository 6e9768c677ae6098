import type { Meta, StoryObj } from '@storybook/react-vite'
import * as states from '../../../.storybook/states/states'

/** The courses in their three groups. */
export default {
  title: 'Screens/Public/Vedic Courses',
  parameters: { ...states.screenAt('/courses') },
} satisfies Meta

export const Normal: StoryObj = {}
export const Loading: StoryObj = { ...states.loading }
export const Empty: StoryObj = { ...states.empty }
export const Failing: StoryObj = { ...states.failing }
export const LongText: StoryObj = { ...states.longText }
// axe checks the same card in Normal; on a thousand of them it needs a minute.
export const Many: StoryObj = { parameters: { ...states.many.parameters, a11y: { test: 'off' } } }
/** Pictures that look like photographs. */
export const Photographs: StoryObj = { parameters: { scenario: 'photographs' } }
export const Phone: StoryObj = { ...states.phone }

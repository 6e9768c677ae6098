import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import * as list from '../../../.storybook/states/admin-states'
import * as states from '../../../.storybook/states/states'

/** The notifications of the ticker. */
export default {
  title: 'Screens/Admin/Notification',
  parameters: { ...states.screenAt('/admin/notification') },
} satisfies Meta

export const Normal: StoryObj = {}
export const Loading: StoryObj = { ...list.loading }
export const Empty: StoryObj = { ...states.empty }
export const Failing: StoryObj = { ...states.failing }
export const LongText: StoryObj = { ...states.longText }
export const Many: StoryObj = { ...states.many }
export const Phone: StoryObj = { ...states.phone }
export const Selected: StoryObj = { ...list.selected }
export const Adding: StoryObj = { ...list.adding }
export const Editing: StoryObj = { ...list.editing }
export const Deleting: StoryObj = { ...list.deleting }
export const Refused: StoryObj = { ...list.refused }

/** The list of keyboard shortcuts, opened with `?`. */
export const KeyboardHelp: StoryObj = {
  play: async () => {
    await screen.findByRole('checkbox', { name: /^Select row 1:/ })
    await userEvent.keyboard('?')
    await screen.findByRole('dialog')
  },
}

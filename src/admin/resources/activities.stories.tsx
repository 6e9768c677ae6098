import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import * as list from '../../../.storybook/states/admin-states'
import * as states from '../../../.storybook/states/states'

/** The events of the temple. */
export default {
  title: 'Screens/Admin/Activities',
  parameters: { ...states.screenAt('/admin/activities') },
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

const november = { at: '/admin/activities?view=month&month=2026-11' }

/** The activities of a month on their days. */
export const Month: StoryObj = { parameters: november }
export const MonthEmpty: StoryObj = { parameters: { ...november, ...states.empty.parameters } }
export const MonthFailing: StoryObj = { parameters: { ...november, ...states.failing.parameters } }
export const MonthLongText: StoryObj = {
  parameters: { ...november, ...states.longText.parameters },
}

/** The first 500 of a thousand; a day shows three, and the others after a press. */
export const MonthMany: StoryObj = {
  // axe checks the same day in Month; on five hundred activities it needs many seconds.
  parameters: { ...november, ...states.many.parameters, a11y: { test: 'off' } },
  play: () => states.press('25 more on 17 November'),
}

/** The form of a new record, with the date of the pressed day. */
export const MonthAdding: StoryObj = {
  parameters: november,
  play: async () => {
    await states.press('Friday, 13 November')
    await screen.findByRole('dialog')
  },
}

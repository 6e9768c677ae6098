import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  adding,
  deleting,
  editRefused,
  editing,
  listLoading,
  selected,
} from '../../../.storybook/states/admin-states'
import { screen } from 'storybook/test'
import {
  empty,
  failing,
  longText,
  many,
  phone,
  press,
  screenAt,
} from '../../../.storybook/states/states'

const november = screenAt('/admin/activities?view=month&month=2026-11')

/** The events of the temple. */
const meta = {
  title: 'Screens/Admin/Activities',
  parameters: { ...screenAt('/admin/activities') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Loading: Story = { ...listLoading }
export const Empty: Story = { ...empty }
export const Failing: Story = { ...failing }
export const LongText: Story = { ...longText }
export const Many: Story = { ...many }
export const Phone: Story = { ...phone }
export const Selected: Story = { ...selected }
export const Adding: Story = { ...adding }
export const Editing: Story = { ...editing }
export const Deleting: Story = { ...deleting }
export const Refused: Story = { ...editRefused }

/** The activities of a month on their days. */
export const Month: Story = { parameters: november }
export const MonthEmpty: Story = { parameters: { ...november, ...empty.parameters } }
export const MonthFailing: Story = { parameters: { ...november, ...failing.parameters } }
export const MonthLongText: Story = { parameters: { ...november, ...longText.parameters } }

/** The first 500 of a thousand; a day shows three, and the others after a press. */
export const MonthMany: Story = {
  parameters: { ...november, ...many.parameters },
  play: () => press('25 more on 17 November'),
}

/** The form of a new record, with the date of the pressed day. */
export const MonthAdding: Story = {
  parameters: november,
  play: async () => {
    await press('Friday, 13 November')
    await screen.findByRole('dialog')
  },
}

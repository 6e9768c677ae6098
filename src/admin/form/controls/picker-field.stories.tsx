import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { press } from '../../../../.storybook/states/states'
import { inAdmin, noControl } from '../../../../.storybook/preview/in-admin'
import { Field } from '../../../ui/form/field'
import { PickerField } from './picker-field'
import { isoDay, parseTime } from '../../../lib/date-time'
import { formMessages } from '../../../messages/admin-screens/form/forms'

/** A date or time field; a value that the browser's picker cannot show is edited as text. */
const meta = {
  title: 'Components/Picker field (date, time, calendar)',
  tags: ['autodocs'],
  component: PickerField,
  args: {
    control: noControl,
    type: 'date',
    value: '2026-12-12',
    parsed: isoDay('2026-12-12'),
    messages: formMessages.date,
  },
  decorators: [inAdmin],
  render: (args) => (
    <Field id="day" name="date" label="Start">
      {(control) => <PickerField {...args} control={control} />}
    </Field>
  ),
} satisfies Meta<typeof PickerField>
export default meta

type Story = StoryObj<typeof meta>

export const Day: Story = {}

export const Nothing: Story = { args: { value: '', parsed: undefined } }

export const Clock: Story = {
  args: {
    type: 'time',
    value: '18:00:00',
    parsed: parseTime('18:00:00'),
    zone: formMessages.zone,
    messages: formMessages.time,
  },
}

export const Unknown: Story = { args: { value: 'first week of Magh', parsed: undefined } }

export const Exchanged: Story = {
  ...Unknown,
  play: async () => {
    await press('Pick a date instead')
    await waitFor(() => expect(screen.getByLabelText('Start')).toHaveFocus())
  },
}

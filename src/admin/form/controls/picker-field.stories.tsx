import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import '../../../styles/admin.scss'
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
    control: {
      id: 'day',
      name: 'date',
      'aria-required': undefined,
      'aria-invalid': undefined,
      'aria-describedby': undefined,
    },
    type: 'date',
    value: '2026-12-12',
    parsed: isoDay('2026-12-12'),
    messages: formMessages.date,
  },
  render: (args) => (
    <main className="in-admin p-5">
      <Field id="day" name="date" label="Start">
        {(control) => <PickerField {...args} control={control} />}
      </Field>
    </main>
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
    await userEvent.click(screen.getByRole('button', { name: 'Pick a date instead' }))
    await expect(screen.getByLabelText('Start')).toHaveFocus()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import '../../../styles/admin.scss'
import { ChoiceField } from './controls'
import { Field } from '../../../ui/form/field'
import { formMessages } from '../../../messages/admin-screens/form/forms'

/** A select; a value that is not among the options stays selected. */
const meta = {
  title: 'Components/Choice field (select, radio)',
  tags: ['autodocs'],
  component: ChoiceField,
  args: {
    control: {
      id: 'type',
      name: 'courseType',
      'aria-required': undefined,
      'aria-invalid': undefined,
      'aria-describedby': undefined,
    },
    value: 'Daily Classes',
    options: ['Short Term Courses', 'Long Term Courses', 'Daily Classes'],
    placeholder: formMessages.choose,
  },
  render: (args) => (
    <main className="in-admin p-5">
      <Field id="type" name="courseType" label="Course type">
        {(control) => <ChoiceField {...args} control={control} />}
      </Field>
    </main>
  ),
} satisfies Meta<typeof ChoiceField>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}

export const Nothing: Story = { args: { value: '' } }

export const Unknown: Story = { args: { value: 'Residential Courses' } }

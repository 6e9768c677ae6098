import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAdmin, noControl } from '../../../../.storybook/preview/in-admin'
import { ChoiceField } from './controls'
import { Field } from '../../../ui/form/field'
import { formMessages } from '../../../messages/admin-screens/form/forms'

/** A select; a value that is not among the options stays selected. */
const meta = {
  title: 'Components/Choice field (select, radio)',
  tags: ['autodocs'],
  component: ChoiceField,
  args: {
    control: noControl,
    value: 'Daily Classes',
    options: ['Short Term Courses', 'Long Term Courses', 'Daily Classes'],
    placeholder: formMessages.choose,
  },
  decorators: [inAdmin],
  render: (args) => (
    <Field id="type" name="courseType" label="Course type">
      {(control) => <ChoiceField {...args} control={control} />}
    </Field>
  ),
} satisfies Meta<typeof ChoiceField>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}

export const Nothing: Story = { args: { value: '' } }

export const Unknown: Story = { args: { value: 'Residential Courses' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAdmin } from '../../../.storybook/preview/in-admin'
import { Field } from './field'
import { formMessages } from '../../messages/admin-screens/form/forms'
import { alertMessages } from '../../messages/alerts'
import { commonMessages } from '../../messages/common'

const common = commonMessages()
const limit = {
  max: 50,
  format: (used: number, max: number) => (used > max ? common.over : common.count)(used, max),
}

/** A form field: label, control, hint, count and error. */
const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    id: 'subject',
    name: 'subject',
    label: 'Subject',
    requiredTitle: common.required,
    children: (control) => <input {...control} className="form-control" dir="auto" />,
  },
  decorators: [inAdmin],
} satisfies Meta<typeof Field>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Required: Story = { args: { required: true } }
export const WithHint: Story = { args: { hint: common.length(5, 50) } }
export const Invalid: Story = { args: { required: true, error: alertMessages().subject } }

export const Counted: Story = {
  args: {
    limit,
    value: 'A stay in Kartik',
    children: (control) => (
      <input {...control} className="form-control" defaultValue="A stay in Kartik" />
    ),
  },
}

const long = 'जहाँ मंदाकिनी मुड़ती है, where the river bends below the hill'

export const OverTheLimit: Story = {
  args: {
    limit: { ...limit, warning: formMessages.overLimit },
    value: long,
    children: (control) => <input {...control} className="form-control" defaultValue={long} />,
  },
}

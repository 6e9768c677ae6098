import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  deleting,
  listLoading,
  reading,
  refused,
  selected,
} from '../../../.storybook/states/admin-states'
import { empty, failing, longText, many, phone, screenAt } from '../../../.storybook/states/states'

/** The registrations for courses. */
const meta = {
  title: 'Screens/Admin/Registrations',
  parameters: { ...screenAt('/admin/registrations') },
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
export const Reading: Story = { ...reading }
export const Deleting: Story = { ...deleting }
export const Refused: Story = { ...refused }

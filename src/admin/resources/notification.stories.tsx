import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  adding,
  deleting,
  editRefused,
  editing,
  keyboardHelp,
  listLoading,
  selected,
} from '../../../.storybook/states/admin-states'
import { empty, failing, longText, many, phone, screenAt } from '../../../.storybook/states/states'

/** The notifications of the ticker. */
const meta = {
  title: 'Screens/Admin/Notification',
  parameters: { ...screenAt('/admin/notification') },
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
export const KeyboardHelp: Story = keyboardHelp
export const Editing: Story = { ...editing }
export const Deleting: Story = { ...deleting }
export const Refused: Story = { ...editRefused }

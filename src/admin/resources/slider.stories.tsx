import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  adding,
  conflicting,
  deleting,
  deletingChanged,
  editRefused,
  editing,
  listLoading,
  notCompared,
  notFound,
  selected,
} from '../../../.storybook/states/admin-states'
import { empty, failing, longText, many, phone, screenAt } from '../../../.storybook/states/states'

/** The slides of the home page. */
const meta = {
  title: 'Screens/Admin/Slider',
  parameters: { ...screenAt('/admin/slider') },
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
export const Conflict: Story = { ...conflicting }
export const ConflictOnAPhone: Story = { ...conflicting, ...phone }
export const NotFound: Story = { ...notFound }
export const NotCompared: Story = { ...notCompared }
export const DeletingChanged: Story = { ...deletingChanged }

import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  adding,
  deleting,
  editRefused,
  editing,
  duplicating,
  listLoading,
  selected,
} from '../../../.storybook/office-states'
import { empty, failing, longText, many, phone } from '../../../.storybook/states'

/** The Vedic courses. */
const meta = {
  title: 'Screens/Admin/Courses',
  parameters: { at: '/admin/courses' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Loading: Story = { ...listLoading, tags: ['!test'] }
export const Empty: Story = empty
export const Failing: Story = failing
export const LongText: Story = longText
export const Many: Story = { ...many, tags: ['!test'] }
export const Phone: Story = { ...phone, tags: ['!test'] }
export const Selected: Story = selected
export const Adding: Story = adding
export const Duplicating: Story = duplicating
export const Editing: Story = editing
export const Deleting: Story = deleting
export const Refused: Story = editRefused

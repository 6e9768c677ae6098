import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  adding,
  deleting,
  editRefused,
  editing,
  listLoading,
  selected,
} from '../../../.storybook/office-states'
import { empty, failing, longText, many, phone } from '../../../.storybook/states'

/** The pictures of the public gallery. */
const meta = {
  title: 'Screens/Admin/Image Gallery',
  parameters: { at: '/admin/igallery' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Loading: Story = { ...listLoading, tags: ['!test'] }
export const Empty: Story = { ...empty, tags: ['!test'] }
export const Failing: Story = { ...failing, tags: ['!test'] }
export const LongText: Story = { ...longText, tags: ['!test'] }
export const Many: Story = { ...many, tags: ['!test'] }
export const Phone: Story = { ...phone, tags: ['!test'] }
export const Selected: Story = { ...selected, tags: ['!test'] }
export const Adding: Story = { ...adding, tags: ['!test'] }
export const Editing: Story = { ...editing, tags: ['!test'] }
export const Deleting: Story = { ...deleting, tags: ['!test'] }
export const Refused: Story = { ...editRefused, tags: ['!test'] }

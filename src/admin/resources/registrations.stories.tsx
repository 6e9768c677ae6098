import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  deleting,
  listLoading,
  reading,
  refused,
  selected,
} from '../../../.storybook/office-states'
import { empty, failing, longText, many, phone } from '../../../.storybook/states'

/** Who has registered for a course. */
const meta = {
  title: 'Screens/Admin/Registrations',
  parameters: { at: '/admin/registrations' },
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
export const Reading: Story = { ...reading, tags: ['!test'] }
export const Deleting: Story = { ...deleting, tags: ['!test'] }
export const Refused: Story = { ...refused, tags: ['!test'] }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { selected } from '../admin-states'
import { framed, phone } from '../states'

/** The one list of the back office. */
const meta = {
  title: 'Patterns/List page',
  parameters: { at: '/admin/courses', ...framed },
  // The screens of the book are tested under their own names.
  tags: ['!test'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const RowsChosen: Story = selected
export const SearchWithoutMatch: Story = {
  tags: ['test'],
  parameters: { at: '/admin/courses?search=nothing' },
}
export const Phone: Story = phone

import type { Meta, StoryObj } from '@storybook/react-vite'
import { selected } from '../states/admin-states'
import { framed, phone } from '../states/states'

/** The admin list screen. */
const meta = {
  title: 'Patterns/List page',
  parameters: { at: '/admin/courses', ...framed },
  // The same screens are tested in section Screens.
  tags: ['!test'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const RowsSelected: Story = selected
export const SearchWithoutMatch: Story = {
  tags: ['test'],
  parameters: { at: '/admin/courses?search=nothing' },
}
export const Phone: Story = phone

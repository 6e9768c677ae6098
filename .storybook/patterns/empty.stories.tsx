import type { Meta, StoryObj } from '@storybook/react-vite'
import { framed } from '../states/states'

/** A list without records. */
const meta = {
  title: 'Patterns/Empty',
  parameters: { scenario: 'empty', ...framed },
  // The same screens are tested in section Screens.
  tags: ['!test'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const OnTheWebsite: Story = { parameters: { at: '/courses' } }
export const InTheAdmin: Story = { parameters: { at: '/admin/courses' } }
export const NothingFound: Story = {
  tags: ['test'],
  parameters: { at: '/admin/contactus?search=nothing', scenario: 'normal' },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { listLoading } from '../states/admin-states'
import { framed, loading, pending } from '../states/states'

/** What is shown until the response arrives. */
const meta = {
  title: 'Patterns/Loading',
  parameters: { ...framed },
  // The same screens are tested in section Screens.
  tags: ['!test'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const atCourses = (parameters: object) => ({ ...parameters, at: '/admin/courses' })

export const OnTheWebsite: Story = { parameters: { ...loading.parameters, at: '/courses' } }
export const AdminAfterNavigation: Story = {
  ...listLoading,
  parameters: atCourses(listLoading.parameters),
}
export const FirstScreen: Story = {
  tags: ['test'],
  parameters: atCourses({ scenario: 'slow', latency: pending }),
}

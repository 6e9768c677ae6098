import type { Meta, StoryObj } from '@storybook/react-vite'
import { listLoading } from '../admin-states'
import { endless, framed, loading } from '../states'

/** What stands while an answer is on its way. */
const meta = {
  title: 'Patterns/Loading',
  parameters: { ...framed },
  // The same screens are tested under their own names.
  tags: ['!test'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const courses = (given: object) => ({ ...given, at: '/admin/courses' })

export const OnTheWebsite: Story = { parameters: { ...loading.parameters, at: '/courses' } }
export const OfficeFromAnotherScreen: Story = {
  ...listLoading,
  parameters: courses(listLoading.parameters),
}
export const FirstScreen: Story = {
  tags: ['test'],
  parameters: courses({ scenario: 'slow', latency: endless }),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './breadcrumbs'

/** The breadcrumb of a page, on its dark header. */
const meta = {
  title: 'Components/Breadcrumbs (crumb, path)',
  tags: ['autodocs'],
  component: Breadcrumbs,
  args: {
    label: 'Breadcrumb',
    crumbs: [{ label: 'Home', to: '/' }, { label: 'Activities' }],
  },
  decorators: [
    (Story) => (
      <div
        className="page-header position-relative overflow-hidden bg-dark text-white"
        data-bs-theme="dark"
      >
        <div className="container">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof Breadcrumbs>
export default meta

type Story = StoryObj<typeof meta>

export const TwoSteps: Story = {}

export const ThreeSteps: Story = {
  args: {
    crumbs: [
      { label: 'Home', to: '/' },
      { label: 'Courses', to: '/courses' },
      { label: 'CoursesRegister' },
    ],
  },
}

export const LongText: Story = {
  args: {
    crumbs: [
      { label: 'Home', to: '/' },
      { label: 'A section whose name goes on and on until there is no room left', to: '/courses' },
      { label: 'And a page of the same kind, so that the way takes a second line' },
    ],
  },
}

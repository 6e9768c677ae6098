import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSection } from '../../.storybook/preview/frames'
import { EmptyState } from './empty-state'

/** The state of an empty list, with actions. */
const meta = {
  title: 'Components/Empty',
  component: EmptyState,
  args: { picture: 'art/empty.svg', title: 'No Records Found', level: 'h2' },
  decorators: [inSection],
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const TitleAlone: Story = {}

export const WithActions: Story = {
  args: {
    children: 'Nothing is planned just now. New events appear here first.',
    actions: (
      <>
        <a className="btn btn-outline-secondary" href="/visit">
          See the timings
        </a>
        <a className="more" href="/courses">
          Browse Vedic Courses
        </a>
      </>
    ),
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSection } from '../../../.storybook/preview/frames'
import { LiveDarshanCard } from './live-darshan'

const video = 'https://www.youtube.com/watch?v=sample-video'

/** The live video of the settings in its hours; it is loaded by a press and not before. */
const meta = {
  title: 'Components/Live darshan',
  tags: ['autodocs'],
  component: LiveDarshanCard,
  args: { live: { video, from: '07:00', to: '12:00' }, minute: 8 * 60 },
  decorators: [inSection],
} satisfies Meta<typeof LiveDarshanCard>
export default meta

type Story = StoryObj<typeof meta>

export const InItsHours: Story = {}

export const OutsideItsHours: Story = { args: { minute: 13 * 60 } }

export const AllDay: Story = { args: { live: { video, from: '', to: '' } } }

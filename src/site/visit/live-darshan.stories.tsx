import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inSection } from '../../../.storybook/preview/in-section'
import { phone } from '../../../.storybook/states/states'
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

export const InItsHours: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Watch now' })).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}

export const OutsideItsHours: Story = {
  args: { minute: 13 * 60 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const AllDay: Story = { args: { live: { video, from: '', to: '' } } }

export const Hindi: Story = { globals: { language: 'hi' } }

export const Phone: Story = { ...phone }

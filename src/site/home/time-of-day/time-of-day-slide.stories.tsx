import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { phone } from '../../../../.storybook/states/states'
import { TimeOfDayView } from './time-of-day-slide'

const at = (hours: number, minutes = 0) => ({ minute: hours * 60 + minutes })

/** The first slide of Home where the settings ask for it: the time of day by India's clock. */
const meta = {
  title: 'Components/Slide of the time of day',
  tags: ['autodocs'],
  component: TimeOfDayView,
  args: at(3),
  decorators: [
    (Story) => (
      <main
        className="hero position-relative overflow-hidden bg-dark text-accent"
        data-bs-theme="dark"
      >
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof TimeOfDayView>
export default meta

type Story = StoryObj<typeof meta>

export const Night: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The temple sleeps' })).toBeVisible()
    await expect(canvas.getByText(/^Mangala aarti at 4:30\sAM$/)).toBeVisible()
  },
}

export const Dawn: Story = { args: at(6) }

export const Noon: Story = { args: at(10) }

export const NoonRest: Story = { args: at(13) }

export const Dusk: Story = { args: at(18) }

/** A device whose clock gives no time. */
export const WithoutAClock: Story = {
  args: { minute: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Everyone is welcome' })).toBeVisible()
  },
}

export const Hindi: Story = { globals: { language: 'hi' } }

export const Phone: Story = { ...phone }

export const PhoneAtDawn: Story = { args: at(6), ...phone }

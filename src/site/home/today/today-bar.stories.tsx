import type { Meta, StoryObj } from '@storybook/react-vite'
import { TodayStatus } from './today-bar'

const at = (hours: number, minutes = 0) => ({ minute: hours * 60 + minutes })

/** The temple's day below the slides of Home, by India's clock and the timings of the settings. */
const meta = {
  title: 'Components/Today bar (opening hours, aarti)',
  tags: ['autodocs'],
  component: TodayStatus,
  args: at(18, 36),
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof TodayStatus>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const ClosedAtNoon: Story = { args: at(14) }

export const ClosedForTheNight: Story = { args: at(22) }

export const AartiNow: Story = { args: at(19) }

/** The prerendered page, or a device without a usable clock. */
export const WithoutAClock: Story = { args: { minute: undefined } }

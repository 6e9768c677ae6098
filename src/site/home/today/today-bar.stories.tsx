import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { phone } from '../../../../.storybook/states/states'
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

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Open now, until 8:30\sPM\sIST$/)).toBeVisible()
    await expect(canvas.getByText(/^7:00\sPM\sIST, in 24 min$/)).toBeVisible()
  },
}

export const ClosedAtNoon: Story = { args: at(14) }

export const ClosedForTheNight: Story = { args: at(22) }

export const AartiNow: Story = { args: at(19) }

/** The prerendered page, or a device without a usable clock. */
export const WithoutAClock: Story = {
  args: { minute: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Plan your visit' })).toBeVisible()
    await expect(canvas.queryByText(/^(Open|Closed)/)).toBeNull()
  },
}

export const Hindi: Story = { globals: { language: 'hi' } }

export const Phone: Story = { ...phone }

export const PhoneAtNight: Story = { args: at(22), ...phone }

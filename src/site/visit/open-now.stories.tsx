import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inSection } from '../../../.storybook/preview/in-section'
import { phone } from '../../../.storybook/states/states'
import { OpenStatus } from './visit-section'

const at = (clock: string) => ({ now: new Date(`2026-11-21T${clock}:00+05:30`) })

/** Whether the temple is open and when the next aarti is, in Indian time. */
const meta = {
  title: 'Components/Open now (opening hours, aarti)',
  tags: ['autodocs'],
  component: OpenStatus,
  args: at('08:00'),
  decorators: [inSection],
} satisfies Meta<typeof OpenStatus>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Open now, until 12:30/)).toBeVisible()
  },
}

export const Closed: Story = {
  args: at('14:00'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Closed now. Darshan from 4:15/)).toBeVisible()
  },
}

export const AartiSoon: Story = {
  args: at('18:51'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('in 9 min')).toBeVisible()
  },
}

export const AartiNow: Story = { args: at('19:00') }

export const Night: Story = { args: at('22:00') }

export const Hindi: Story = { globals: { language: 'hi' } }

export const Phone: Story = { args: at('22:00'), ...phone }

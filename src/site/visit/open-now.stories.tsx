import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSection } from '../../../.storybook/preview/frames'
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

export const Open: Story = {}

export const Closed: Story = { args: at('14:00') }

export const AartiSoon: Story = { args: at('18:51') }

export const AartiNow: Story = { args: at('19:00') }

export const Night: Story = { args: at('22:00') }

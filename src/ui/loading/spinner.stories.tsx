import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner'

const meta = {
  title: 'Components/Spinner (loading, progress)',
  tags: ['autodocs'],
  component: Spinner,
  args: { label: 'Loading…' },
} satisfies Meta<typeof Spinner>
export default meta

export const Waiting: StoryObj<typeof meta> = {}

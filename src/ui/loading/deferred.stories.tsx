import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSection } from '../../../.storybook/preview/frames'
import { Deferred } from './deferred'

/** Shows a placeholder until the data of a loader arrives. */
const meta = {
  title: 'Components/Deferred',
  tags: ['autodocs'],
  component: Deferred<string>,
  args: {
    promise: Promise.resolve('The data has arrived.'),
    fallback: <p role="status">Loading…</p>,
    children: (text) => <p>{text}</p>,
  },
  decorators: [inSection],
} satisfies Meta<typeof Deferred<string>>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { promise: new Promise<string>(() => {}) } }
export const Loaded: Story = {}

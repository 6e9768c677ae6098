import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSection } from '../../../.storybook/preview/frames'
import { InViewport } from './in-viewport'

const fallback = <div className="gallery-strip placeholder" />

/** Reads its data once it is near the viewport. */
const meta = {
  title: 'Components/In viewport',
  tags: ['autodocs'],
  component: InViewport<string>,
  args: {
    load: () => Promise.resolve('The data has arrived.'),
    fallback,
    children: (text) => <p>{text}</p>,
  },
  decorators: [inSection],
} satisfies Meta<typeof InViewport<string>>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { load: () => new Promise<string>(() => {}) } }

export const Loaded: Story = {}

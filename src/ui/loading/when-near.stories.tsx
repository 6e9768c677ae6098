import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSection } from '../../../.storybook/preview/in-section'
import { WhenNear } from './when-near'

const fallback = <div className="gallery-strip placeholder" />

/** Reads its data once it is near the viewport. */
const meta = {
  title: 'Components/When near',
  tags: ['autodocs'],
  component: WhenNear<string>,
  args: {
    load: () => Promise.resolve('The data has arrived.'),
    fallback,
    children: (text) => <p>{text}</p>,
  },
  decorators: [inSection],
} satisfies Meta<typeof WhenNear<string>>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { load: () => new Promise<string>(() => {}) } }

export const Loaded: Story = {}

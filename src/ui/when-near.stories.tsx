import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSection } from '../../.storybook/in-section'
import { WhenNear } from './when-near'

const waiting = <div className="gallery-strip placeholder" />

/** Reads its data once it is near the viewport. */
const meta = {
  title: 'Components/When near',
  tags: ['autodocs'],
  component: WhenNear<string>,
  args: {
    read: () => Promise.resolve('The answer has come.'),
    waiting,
    children: (text) => <p>{text}</p>,
  },
  decorators: [inSection],
} satisfies Meta<typeof WhenNear<string>>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { read: () => new Promise<string>(() => {}) } }

export const Answered: Story = {}

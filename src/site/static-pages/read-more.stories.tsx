import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSection } from '../../../.storybook/preview/frames'
import { press } from '../../../.storybook/states/states'
import { ReadMore } from './places'
import './static-page.scss'

/** A text that shows its first lines; a button opens the rest. */
const meta = {
  title: 'Components/Read more',
  tags: ['autodocs'],
  component: ReadMore,
  args: {
    subject: 'Ramghat',
    text: 'Long stone steps lead down to the river, with shrines and pilgrim houses above them. '.repeat(
      8,
    ),
  },
  decorators: [inSection],
} satisfies Meta<typeof ReadMore>
export default meta

type Story = StoryObj<typeof meta>

export const Folded: Story = {}

export const Opened: Story = {
  play: () => press('Read more Ramghat'),
}

export const ShortText: Story = { args: { text: 'A pool below a rock, in the forest.' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSection } from '../../../.storybook/preview/frames'
import { LongText } from './long-text'

/** Text of a record. A word of more than 300 letters is cut before layout; the tooltip holds the full text. */
const meta = {
  title: 'Components/Long text',
  tags: ['autodocs'],
  component: LongText,
  args: { children: 'The kitchen opens at seven.' },
  decorators: [inSection],
} satisfies Meta<typeof LongText>
export default meta

type Story = StoryObj<typeof meta>

export const Short: Story = {}
export const LongWord: Story = { args: { children: `Before ${'x'.repeat(10_000)} after` } }

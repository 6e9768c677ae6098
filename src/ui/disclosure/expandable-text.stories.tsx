import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { inSection } from '../../../.storybook/preview/frames'
import { commonMessages } from '../../messages/common'
import { ExpandableText } from './expandable-text'

/** A paragraph of a record. Where a long word is cut, a button below shows all of it. */
const meta = {
  title: 'Components/Whole text',
  tags: ['autodocs'],
  component: ExpandableText,
  args: { children: 'The kitchen opens at seven.', messages: commonMessages().expandableText },
  decorators: [inSection],
} satisfies Meta<typeof ExpandableText>
export default meta

type Story = StoryObj<typeof meta>

export const Short: Story = {}
export const Cut: Story = { args: { children: `Before ${'x'.repeat(2_000)} after` } }

export const Open: Story = {
  ...Cut,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }))
    await screen.findByRole('button', { name: 'Show less' })
  },
}

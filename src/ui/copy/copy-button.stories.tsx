import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, spyOn } from 'storybook/test'
import { inSection } from '../../../.storybook/preview/frames'
import { press } from '../../../.storybook/states/states'
import { CopyButton } from './copy-button'

/** Copies a text and confirms it for two seconds. */
const meta = {
  title: 'Components/Copy button (clipboard)',
  tags: ['autodocs'],
  component: CopyButton,
  args: {
    text: 'EXMP0000000',
    label: 'Copy IFSC code',
    className: 'btn-icon btn-copy',
    copied: 'Copied',
    refused: 'Not copied',
    instructions: 'Your browser did not allow it. Please select the text and copy it yourself.',
  },
  decorators: [inSection],
} satisfies Meta<typeof CopyButton>
export default meta

type Story = StoryObj<typeof meta>

/** An icon beside the value that it copies. */
export const Waiting: Story = {}

export const Copied: Story = {
  // Without a real user gesture the browser would refuse the clipboard.
  beforeEach: () => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    return () => copied.mockRestore()
  },
  play: async () => {
    await press('Copy IFSC code')
    await screen.findByRole('button', { name: 'Copied' })
  },
}

export const Refused: Story = {
  // Both the clipboard API and `execCommand` fail.
  beforeEach: () => {
    const refused = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    const old = spyOn(document, 'execCommand').mockReturnValue(false)
    return () => [refused, old].forEach((spy) => spy.mockRestore())
  },
  play: async () => {
    await press('Copy IFSC code')
    await screen.findByText(/Your browser did not allow it/)
  },
}

export const WithText: Story = {
  args: { className: 'btn-primary', children: 'Copy all details', label: undefined },
}

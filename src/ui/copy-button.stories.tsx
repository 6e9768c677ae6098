import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { CopyButton } from './copy-button'

/** Copies a text and says so for two seconds. */
const meta = {
  title: 'Components/Copy button',
  component: CopyButton,
  args: {
    text: 'EXMP0000000',
    label: 'Copy IFSC code',
    copied: 'Copied',
    children: 'Copy',
  },
  decorators: [
    (Story) => (
      <main className="band">
        <div className="container">
          <Story />
        </div>
      </main>
    ),
  ],
} satisfies Meta<typeof CopyButton>
export default meta

type Story = StoryObj<typeof meta>

export const Waiting: Story = {}

export const Copied: Story = {
  // A press of a test is no person's: the browser would refuse the clipboard.
  beforeEach: () => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    return () => copied.mockRestore()
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy IFSC code' }))
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
  },
}

export const Wide: Story = {
  args: { className: 'btn-outline', children: 'Copy all details', label: undefined },
}

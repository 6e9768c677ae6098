import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { phone } from '../../../.storybook/states/states'
import { NewVersionBar } from './new-version-notice'

/** Offers to reload after a deployment: over the page, and never while a form holds unsaved text. */
const meta = {
  title: 'Components/New version',
  tags: ['autodocs'],
  component: NewVersionBar,
  args: { onReload: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <main className="section-band">
        <div className="container" role="status">
          <Story />
        </div>
      </main>
    ),
  ],
} satisfies Meta<typeof NewVersionBar>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { ...phone }

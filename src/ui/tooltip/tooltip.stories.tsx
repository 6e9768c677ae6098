import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import '../../styles/admin.scss'
import { Tooltips } from './tooltip'

/** One layer for all tooltips of a screen: elements with `data-tip` show it on hover and focus. */
const meta = {
  title: 'Components/Tooltip (hint)',
  tags: ['autodocs'],
  component: Tooltips,
  render: () => (
    <main className="in-admin">
      <button type="button" className="btn-icon" aria-label="Delete: Evening" data-tip="Delete">
        <Trash2 aria-hidden="true" />
      </button>
      <Tooltips />
    </main>
  ),
} satisfies Meta<typeof Tooltips>
export default meta

type Story = StoryObj<typeof meta>

export const Hidden: Story = {}

export const OnHover: Story = {
  play: async () => {
    await userEvent.hover(screen.getByRole('button'))
    await expect(await screen.findByText('Delete')).toBeVisible()
  },
}

export const OnFocusUntilEscape: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByText('Delete')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Delete')).toBeNull())
  },
}

/** The browser scrolls to a button that gets the focus outside the window; the tooltip moves with it. */
export const OnFocusBelowTheWindow: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingTop: '200vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0))
    // The scroll event comes with the next frame.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await expect(await screen.findByText('Delete')).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { inAdmin } from '../../../.storybook/preview/in-admin'
import { Tooltips } from './tooltip'

/** One layer for all tooltips of a screen: elements with `data-tip` show it on hover and focus. */
const meta = {
  title: 'Components/Tooltip (hint)',
  tags: ['autodocs'],
  component: Tooltips,
  decorators: [inAdmin],
  render: () => (
    <>
      <button type="button" className="btn-icon" aria-label="Delete: Evening" data-tip="Delete">
        <Trash2 aria-hidden="true" />
      </button>
      <Tooltips />
    </>
  ),
} satisfies Meta<typeof Tooltips>
export default meta

type Story = StoryObj<typeof meta>

export const Hidden: Story = {}

export const OnHover: Story = {
  play: async () => {
    await userEvent.hover(await screen.findByRole('button', { name: /^Delete/ }))
    await expect(await screen.findByText('Delete')).toBeVisible()
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

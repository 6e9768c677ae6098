import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import '../../styles/admin.scss'
import { Disclosure } from './disclosure'

/** A button that shows what is below it, by React-Bootstrap's Collapse. */
const meta = {
  title: 'Components/Disclosure',
  tags: ['autodocs'],
  component: Disclosure,
  args: {
    label: 'Saved replies',
    isOpen: false,
    onToggle: () => undefined,
    children: <p>Nothing is saved yet.</p>,
  },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <main className="in-admin">
        <Disclosure {...args} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </main>
    )
  },
} satisfies Meta<typeof Disclosure>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = { args: { isOpen: true } }

export const OpensAndCloses: Story = {
  play: async () => {
    const button = screen.getByRole('button', { name: 'Saved replies' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(screen.getByText('Nothing is saved yet.')).toBeVisible())
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByText('Nothing is saved yet.')).not.toBeVisible())
  },
}

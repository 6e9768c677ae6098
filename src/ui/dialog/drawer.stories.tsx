import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import '../../styles/admin.scss'
import { Drawer } from './drawer'

/** A modal panel at the side of a small screen, by React-Bootstrap's Offcanvas. */
const meta = {
  title: 'Components/Drawer (off-canvas, sidebar)',
  tags: ['autodocs'],
  component: Drawer,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    label: 'Menu',
    closeLabel: 'Close menu',
    header: <b>Sample Mandir</b>,
    onClose: fn(),
    children: <p>The menu of a phone.</p>,
  },
  render: (args) => (
    <main className="in-admin">
      <h1>The screen beneath</h1>
      <Drawer {...args} />
    </main>
  ),
} satisfies Meta<typeof Drawer>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus())
  },
}

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>
        <a href="#line">Line {index + 1}</a>
      </p>
    )),
  },
}

export const ClosesOnEscape: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import '../../styles/admin.scss'
import { phone } from '../../../.storybook/states/states'
import { DropdownButton } from './dropdown-button'

/** A button with a menu of links and actions. */
const meta = {
  title: 'Components/Dropdown Button (menu, select)',
  tags: ['autodocs'],
  component: DropdownButton,
  parameters: { docs: { story: { inline: false, iframeHeight: 260 } } },
  args: {
    label: 'Actions',
    className: 'btn btn-line',
    children: 'Actions',
    entries: [
      { label: 'Edit', icon: Pencil, to: '/admin/courses' },
      { label: 'Duplicate', icon: Copy, onPress: fn() },
      { label: 'Delete', icon: Trash2, onPress: fn(), startsGroup: true },
    ],
  },
  render: (args) => (
    <main className="in-admin d-flex justify-content-end">
      <DropdownButton {...args} />
    </main>
  ),
} satisfies Meta<typeof DropdownButton>
export default meta

type Story = StoryObj<typeof meta>

const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
  await expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible()
}

export const Closed: Story = {}

export const Open: Story = { play: openMenu }

export const ClosedByEscape: Story = {
  play: async () => {
    await openMenu()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull())
    await expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus()
  },
}

export const Phone: Story = {
  ...phone,
  play: openMenu,
}

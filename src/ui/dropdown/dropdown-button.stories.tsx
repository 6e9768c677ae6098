import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { fn, screen } from 'storybook/test'
import { inAdmin } from '../../../.storybook/preview/in-admin'
import { press } from '../../../.storybook/states/states'
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
  decorators: [inAdmin],
  render: (args) => (
    <div className="d-flex justify-content-end">
      <DropdownButton {...args} />
    </div>
  ),
} satisfies Meta<typeof DropdownButton>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async () => {
    await press('Actions')
    await screen.findByRole('link', { name: 'Edit' })
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from 'lucide-react'
import { expect, within } from 'storybook/test'
import '../styles/admin.scss'
import { ToolbarButton } from './toolbar-button'

/** A secondary button above a list of the admin; where space is short its icon alone, with the label as tooltip. */
const meta = {
  title: 'Components/Toolbar button',
  tags: ['autodocs'],
  component: ToolbarButton,
  args: { icon: Download, label: 'Download' },
  decorators: [(Story) => <main className="in-admin p-4">{Story()}</main>],
} satisfies Meta<typeof ToolbarButton>
export default meta

type Story = StoryObj<typeof meta>

export const WithWords: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Download')).toBeVisible()
  },
}

export const Filled: Story = { args: { isFilled: true } }

export const IconAlone: Story = {
  args: { iconQuery: 'all' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Download' })).toBeVisible()
    await expect(within(canvasElement).queryByText('Download')).toBeNull()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from 'lucide-react'
import { inAdmin } from '../../.storybook/preview/in-admin'
import { ToolbarButton } from './toolbar-button'

/** A secondary button above a list of the admin; where space is short its icon alone, with the label as tooltip. */
const meta = {
  title: 'Components/Toolbar button',
  tags: ['autodocs'],
  component: ToolbarButton,
  args: { icon: Download, label: 'Download' },
  decorators: [inAdmin],
} satisfies Meta<typeof ToolbarButton>
export default meta

type Story = StoryObj<typeof meta>

export const WithWords: Story = {}
export const Filled: Story = { args: { isFilled: true } }
export const IconAlone: Story = { args: { iconQuery: 'all' } }

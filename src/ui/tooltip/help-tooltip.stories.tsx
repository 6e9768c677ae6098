import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { inAdmin } from '../../../.storybook/preview/in-admin'
import { HelpTooltip } from './help-tooltip'

/** A button that explains its field, by React-Bootstrap's Overlay and Tooltip. */
const meta = {
  title: 'Components/Help Tooltip (hint, question mark)',
  tags: ['autodocs'],
  component: HelpTooltip,
  args: { name: 'Help: New Password', text: 'Use 8 or more characters of different kinds.' },
  decorators: [inAdmin],
} satisfies Meta<typeof HelpTooltip>
export default meta

type Story = StoryObj<typeof meta>

export const Hidden: Story = {}

export const OnHover: Story = {
  play: async () => {
    await userEvent.hover(await screen.findByRole('button'))
    await screen.findByRole('tooltip')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import '../../styles/admin.scss'
import { HelpTooltip } from './help-tooltip'

/** A button that explains its field, by React-Bootstrap's Overlay and Tooltip. */
const meta = {
  title: 'Components/Help Tooltip (hint, question mark)',
  tags: ['autodocs'],
  component: HelpTooltip,
  args: { name: 'Help: New Password', text: 'Use 8 or more characters of different kinds.' },
  render: (args) => (
    <main className="in-admin d-flex justify-content-center pt-8">
      <HelpTooltip {...args} />
    </main>
  ),
} satisfies Meta<typeof HelpTooltip>
export default meta

type Story = StoryObj<typeof meta>

export const Hidden: Story = {}

export const OnHover: Story = {
  play: async () => {
    await userEvent.hover(screen.getByRole('button'))
    await expect(await screen.findByRole('tooltip')).toBeVisible()
  },
}

export const OnFocusUntilEscape: Story = {
  play: async () => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { WifiOff } from 'lucide-react'
import { fn } from 'storybook/test'
import { NoticeBar } from './notice-bar'
import { commonMessages } from '../messages/common'

const common = commonMessages()

/** A bar over the page: at the lower left, on phones above the bottom bar. */
const meta = {
  title: 'Components/Bar',
  tags: ['autodocs'],
  component: NoticeBar,
  args: { close: common.close, onClose: fn(), children: common.staleData },
  decorators: [
    (Story) => (
      <main id="main" className="section-band" tabIndex={-1}>
        <div className="notice-bars d-grid" role="status">
          <Story />
        </div>
      </main>
    ),
  ],
} satisfies Meta<typeof NoticeBar>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {
  args: {
    actions: (
      <button type="button" className="btn btn-outline-secondary">
        {common.retry}
      </button>
    ),
  },
}

export const Quiet: Story = { args: { quiet: true, icon: WifiOff, children: common.offline } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone } from '../../.storybook/states/states'
import { BackToTop } from './back-to-top'

/** The button at the lower edge of a scrolled page; on phones a line at the end of the footer. */
const meta = {
  title: 'Components/Back to top',
  tags: ['autodocs'],
  component: BackToTop,
  args: { label: 'Back to top' },
  render: (args) => (
    <main id="main" tabIndex={-1}>
      <div style={{ height: '200vh' }} />
      <div className="back-to-top-anchor position-sticky pe-none">
        <div className="d-flex justify-content-end pe-3">
          <BackToTop {...args} />
        </div>
      </div>
    </main>
  ),
} satisfies Meta<typeof BackToTop>
export default meta

type Story = StoryObj<typeof meta>

export const Scrolled: Story = {
  play: () => window.scrollTo({ top: 700 }),
}

export const LineOfAPhone: Story = {
  ...phone,
  args: { isLine: true },
  render: (args) => (
    <main
      id="main"
      tabIndex={-1}
      className="plain-links p-4 bg-dark text-accent"
      data-bs-theme="dark"
    >
      <BackToTop {...args} />
    </main>
  ),
}

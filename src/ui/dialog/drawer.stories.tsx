import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inAdmin } from '../../../.storybook/preview/in-admin'
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
  decorators: [inAdmin],
} satisfies Meta<typeof Drawer>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>
        <a href="#line">Line {index + 1}</a>
      </p>
    )),
  },
}

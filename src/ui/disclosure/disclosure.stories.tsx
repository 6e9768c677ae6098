import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { inAdmin } from '../../../.storybook/preview/in-admin'
import { Disclosure } from './disclosure'

/** A button that shows what is below it, by React-Bootstrap's Collapse. */
const meta = {
  title: 'Components/Disclosure',
  tags: ['autodocs'],
  component: Disclosure,
  args: {
    label: 'Saved replies',
    isOpen: false,
    onToggle: () => undefined,
    children: <p>Nothing is saved yet.</p>,
  },
  decorators: [inAdmin],
  render: function Render(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return <Disclosure {...args} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
  },
} satisfies Meta<typeof Disclosure>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = { args: { isOpen: true } }

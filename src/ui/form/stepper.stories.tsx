import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSection, onDark } from '../../../.storybook/preview/frames'
import { useState } from 'react'
import { formatRupees } from '../../messages/format'
import { Stepper } from './stepper'

/** A quantity field whose value is always a whole number from 1. */
const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: {
    value: 1,
    onChange: () => {},
    label: 'Quantity: Brick',
    fewer: 'One Brick less',
    more: 'One Brick more',
    tooMany: 'At most 99,999. For more, please write to us.',
  },
  render: function Live(args) {
    const [value, setValue] = useState(args.value)
    return <Stepper {...args} value={value} onChange={setValue} />
  },
  decorators: [onDark, inSection],
} satisfies Meta<typeof Stepper>
export default meta

type Story = StoryObj<typeof meta>

export const AtMinimum: Story = {}

export const Counting: Story = { args: { value: 11 } }

/** As on the donation tiles: the total is announced when it changes. */
export const WithTotal: Story = {
  args: { value: 11 },
  render: function Live(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div className="d-flex align-items-center gap-4">
        <Stepper {...args} value={value} onChange={setValue} />
        <output className="fw-semibold">{formatRupees(value * 500)}</output>
      </div>
    )
  },
}

export const AtMaximum: Story = { args: { value: 99999 } }

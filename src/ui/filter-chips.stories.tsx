import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { inSection } from '../../.storybook/preview/frames'
import { FilterChips } from './filter-chips'

/** Chips that filter a list; on phones they are one row that scrolls sideways. */
const meta = {
  title: 'Components/Filter chips (tags, pills, months)',
  tags: ['autodocs'],
  component: FilterChips,
  args: {
    label: 'Months',
    chips: [
      { key: '11', label: 'November', count: '4' },
      { key: '12', label: 'December', count: '12' },
      { key: '1', label: 'January', count: '1' },
      { key: '2', label: 'February', count: '3' },
    ],
    selected: undefined,
    onSelect: () => undefined,
  },
  decorators: [inSection],
  render: function Selectable(args) {
    const [selected, setSelected] = useState(args.selected)
    return <FilterChips {...args} selected={selected} onSelect={setSelected} />
  },
} satisfies Meta<typeof FilterChips>
export default meta

type Story = StoryObj<typeof meta>

export const Unfiltered: Story = {}

export const Selected: Story = { args: { selected: '12' } }

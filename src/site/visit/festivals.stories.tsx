import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSection } from '../../../.storybook/preview/frames'
import { textOfLength } from '../../../.storybook/states/states'
import { FestivalList } from './festivals'

const sample = [
  { date: '2026-11-20', name: 'A festival that is over', nameHindi: '' },
  { date: '2026-12-20', name: 'Gita Jayanti', nameHindi: 'गीता जयंती' },
  { date: '2027-03-03', name: 'Gaura Purnima', nameHindi: 'गौर पूर्णिमा' },
  { date: '2027-03-26', name: 'Sri Rama Navami', nameHindi: 'श्री राम नवमी' },
]

/** The festivals of the settings from today on, and all of them as one calendar file. */
const meta = {
  title: 'Components/Festivals',
  tags: ['autodocs'],
  component: FestivalList,
  args: { today: '2026-11-21', festivals: sample },
  decorators: [inSection],
} satisfies Meta<typeof FestivalList>
export default meta

type Story = StoryObj<typeof meta>

export const Several: Story = {}

export const One: Story = { args: { festivals: sample.slice(1, 2) } }

export const None: Story = { args: { festivals: sample.slice(0, 1) } }

export const LongText: Story = {
  args: { festivals: [{ date: '2026-12-20', name: textOfLength(200), nameHindi: '' }, ...sample] },
}

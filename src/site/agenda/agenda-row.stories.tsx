import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, press } from '../../../.storybook/states/states'
import { inSection } from '../../../.storybook/preview/in-section'
import { RegisterLink } from '../cards/register-link'
import { AgendaRow } from './agenda-row'
import { AgendaRowSkeleton } from './agenda-row-skeleton'
import { RowDetails } from './row-details'
import { SaveOrShare } from './save-or-share'

const title = 'Gita in 18 Days'

/** An entry with a date, as of an activity or a course: a press opens the rest. */
const meta = {
  title: 'Components/Agenda row',
  tags: ['autodocs'],
  component: AgendaRow,
  args: {
    date: '2026-12-12',
    title,
    description: 'One chapter an evening: the verses, their sense, and one thing to practise.',
    summary: ['18 Days', '6:00 PM IST'],
    children: () => (
      <RowDetails
        picture="mock-files/still-0001-660x500.svg"
        type="Short Term Courses"
        description="One chapter an evening: the verses, their sense, and one thing to practise."
        facts={<p>Start from 12 Dec 2026, 6:00 PM IST</p>}
      />
    ),
  },
  decorators: [
    (Story) => (
      <ul className="agenda">
        <Story />
      </ul>
    ),
    inSection,
  ],
} satisfies Meta<typeof AgendaRow>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = { play: () => press(title) }

export const Course: Story = {
  args: {
    action: <RegisterLink course={{ id: 1, title }} className="btn-outline-secondary" />,
  },
}

/** Calendar and share, as on Home. */
export const WithAMenu: Story = {
  args: { action: <SaveOrShare event={undefined} title={title} path="/activities" /> },
  play: () => press(`Save or share: ${title}`),
}

export const OfAnotherYear: Story = { args: { date: '2031-01-05' } }

/** What is no date stands in words beside the time. */
export const WithoutADate: Story = {
  args: { date: 'first week of Phalgun', summary: ['first week of Phalgun', 'after aarti'] },
}

export const Hindi: Story = {
  args: {
    title: 'हरिनाम परिचय',
    description: 'नाम जप की विधि, माला का आदर और दिन में समय निकालने के सरल उपाय।',
  },
  globals: { language: 'hi' },
}

export const LongText: Story = {
  args: { title: title.repeat(9), description: 'Gita '.repeat(200) },
}

export const OnAPhone: Story = { ...Course, ...phone }

export const Loading: Story = { render: () => <AgendaRowSkeleton /> }

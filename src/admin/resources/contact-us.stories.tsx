import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import {
  answerRefused,
  answered,
  answering,
  deleting,
  deletingMany,
  downloading,
  editRefused,
  editing,
  listLoading,
  reading,
  selected,
  sendingAnswer,
} from '../../../.storybook/states/admin-states'
import { empty, failing, longText, many, phone, screenAt } from '../../../.storybook/states/states'
import { build, db, emptyDb } from '../../../mocks/testing'

/** The messages of visitors. */
const meta = {
  title: 'Screens/Admin/Contact Us',
  parameters: { ...screenAt('/admin/contactus') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Loading: Story = { ...listLoading }
export const Empty: Story = { ...empty }
export const Failing: Story = { ...failing }
export const LongText: Story = { ...longText }
export const Many: Story = { ...many }
export const Phone: Story = { ...phone }
export const Selected: Story = { ...selected }
export const Reading: Story = reading
export const ReadingOnAPhone: Story = { ...reading, ...phone }
export const Answering: Story = answering
export const AnsweringOnAPhone: Story = { ...answering, ...phone }
export const SendingAnAnswer: Story = sendingAnswer
export const AnswerRefused: Story = answerRefused
export const Answered: Story = answered
export const AnsweredOnAPhone: Story = { ...answered, ...phone }
export const Downloading: Story = downloading('GET /admin/api/contactus')
export const Editing: Story = { ...editing }
export const Deleting: Story = { ...deleting }
export const DeletingMany: Story = { ...deletingMany }
export const Refused: Story = { ...editRefused }

/** The mail log holds replies to the second and the third message. */
const replied: Story = {
  loaders: [
    () => {
      for (const { email, subject } of db.message
        .list({ newestFirst: true, page: 1, size: 10 })
        .rows.slice(1, 3))
        build.mail({ toEmail: email, subject, datetime: '2026-11-22T09:00:00' })
    },
  ],
  play: async () => {
    await screen.findAllByText('Replied')
  },
}
export const Replied: Story = replied
export const RepliedOnAPhone: Story = { ...replied, ...phone }

/** The last message without a reply is answered. */
export const AllAnswered: Story = {
  loaders: [
    () => {
      emptyDb()
      const older = { name: 'Uma', email: 'uma@example.org', subject: 'Parking' }
      build.message({ ...older, message: 'For a bus?' })
      build.mail({ toEmail: older.email, subject: older.subject })
      build.message({ name: 'Asha', subject: 'Stay', message: 'Two nights.' })
    },
  ],
  play: async (context) => {
    await Answered.play!(context)
    await screen.findByText('All messages on this page are answered.')
  },
}

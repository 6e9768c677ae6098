import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import * as list from '../../../.storybook/states/admin-states'
import * as states from '../../../.storybook/states/states'
import { build, db, emptyDb, holdRequest } from '../../../mocks/testing'

/** The messages of visitors. */
export default {
  title: 'Screens/Admin/Contact Us',
  parameters: { ...states.screenAt('/admin/contactus') },
} satisfies Meta

export const Normal: StoryObj = {}
export const Loading: StoryObj = { ...list.loading }
export const Empty: StoryObj = { ...states.empty }
export const Failing: StoryObj = { ...states.failing }
export const LongText: StoryObj = { ...states.longText }
export const Many: StoryObj = { ...states.many }
export const Phone: StoryObj = { ...states.phone }
export const Selected: StoryObj = { ...list.selected }
export const Editing: StoryObj = { ...list.editing }
export const Deleting: StoryObj = { ...list.deleting }
export const DeletingMany: StoryObj = { ...list.deletingMany }
export const Refused: StoryObj = { ...list.refused }
export const Reading: StoryObj = { ...list.reading }

/** The answer to the first message is open, with a text. */
export const Answering: StoryObj = {
  play: async () => {
    await list.readFirst()
    await states.press(/^Answer/)
    await userEvent.type(await screen.findByRole('textbox', { name: 'Mail Body' }), 'नमस्ते! ')
  },
}

/** The answer waits for the server. */
export const SendingAnAnswer: StoryObj = {
  parameters: { hold: 'POST /admin/api/mailrequest' },
  play: async (context) => {
    await Answering.play!(context)
    await states.press('Submit')
    await screen.findByText('Saving…')
  },
}

/** The server refuses the answer; the form stays open with the typed text. */
export const AnswerRefused: StoryObj = {
  parameters: { scenario: 'refused' },
  play: async (context) => {
    await Answering.play!(context)
    await states.press('Submit')
    await screen.findByText('Error')
  },
}

/** The answer is sent, and the next message is open. */
export const Answered: StoryObj = {
  play: async (context) => {
    await Answering.play!(context)
    await states.press('Submit')
    await states.hoverText(/^Sent to /)
  },
}

/** A CSV download waits for its first page. */
export const Downloading: StoryObj = {
  ...states.many,
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Download CSV' })
    holdRequest('GET /admin/api/contactus')
    await userEvent.click(button)
    await screen.findByRole('button', { name: 'Stop download' })
  },
}

/** The mail log holds replies to the second and the third message. */
export const Replied: StoryObj = {
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

/** The last message without a reply is answered. */
export const AllAnswered: StoryObj = {
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

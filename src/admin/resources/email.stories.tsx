import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import * as list from '../../../.storybook/states/admin-states'
import * as states from '../../../.storybook/states/states'
import { sampleAccount } from '../../../mocks/testing'

/** The log of sent mails, with a form to compose one. */
export default {
  title: 'Screens/Admin/Email Logs',
  parameters: { ...states.screenAt('/admin/email') },
} satisfies Meta

export const Normal: StoryObj = {}
export const Loading: StoryObj = { ...list.loading }
export const Empty: StoryObj = { ...states.empty }
export const Failing: StoryObj = { ...states.failing }
export const LongText: StoryObj = { ...states.longText }
export const Many: StoryObj = { ...states.many }
export const Phone: StoryObj = { ...states.phone }
export const Selected: StoryObj = { ...list.selected }
export const Adding: StoryObj = { ...list.adding }
export const Editing: StoryObj = { ...list.editing }
export const Deleting: StoryObj = { ...list.deleting }
export const Refused: StoryObj = { ...list.refused }

export const Replying: StoryObj = {
  parameters: { at: '/admin/email?toEmail=ananya%40example.org&subject=Stay+in+Kartik' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Compose Email' })
  },
}

/** Replies that are saved in this browser. */
export const SavedReplies: StoryObj = {
  loaders: [
    () =>
      localStorage.setItem(
        'saved-replies',
        JSON.stringify([
          {
            owner: sampleAccount.email,
            keep: false,
            replies: [
              { name: 'Opening hours', text: 'The temple opens at seven and closes at nine.' },
              { name: 'ठहरना', text: 'कमरों की जानकारी कार्यालय से मिलती है।' },
            ],
          },
        ]),
      ),
  ],
  play: async () => {
    await list.openForm()
    await states.press('Saved replies')
  },
}
export const RenamingAReply: StoryObj = {
  ...SavedReplies,
  play: async (context) => {
    await SavedReplies.play!(context)
    await states.press('Rename: Opening hours')
  },
}

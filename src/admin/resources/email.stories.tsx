import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { sampleAccount } from '../../../mocks/engine/account'
import {
  adding,
  deleting,
  editRefused,
  editing,
  listLoading,
  openForm,
  selected,
} from '../../../.storybook/states/admin-states'
import {
  empty,
  failing,
  longText,
  many,
  phone,
  press,
  screenAt,
} from '../../../.storybook/states/states'

/** The log of sent mails, with a form to compose one. */
const meta = {
  title: 'Screens/Admin/Email Logs',
  parameters: { ...screenAt('/admin/email') },
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
export const Adding: Story = { ...adding }
export const Editing: Story = { ...editing }
export const Deleting: Story = { ...deleting }
export const Refused: Story = { ...editRefused }

const reply = { at: '/admin/email?toEmail=ananya%40example.org&subject=Stay+in+Kartik' }
export const Replying: Story = {
  parameters: reply,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Compose Email' })
  },
}
export const ReplyingOnAPhone: Story = { ...Replying, ...phone }

/** Replies that are saved in this browser. */
const saved: Story = {
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
    await openForm()
    await press('Saved replies')
  },
}
export const SavedReplies: Story = saved
export const SavedRepliesOnAPhone: Story = { ...saved, ...phone }
export const RenamingAReply: Story = {
  ...saved,
  play: async (context) => {
    await saved.play!(context)
    await press('Rename: Opening hours')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSection } from '../../../.storybook/preview/frames'
import { RestorePrompt } from './restore-prompt'
import { formMessages } from '../../messages/admin-screens/form/forms'

const forms = formMessages

const { question, text, restore, discard } = forms.draft

/** Offers stored text above a form's fields; nothing is filled in without a press. */
const meta = {
  title: 'Components/Offer (draft, restore)',
  tags: ['autodocs'],
  component: RestorePrompt,
  args: {
    title: question,
    children: <p className="mt-1 mb-0">{text}</p>,
    actions: (
      <>
        <button type="button" className="btn btn-outline-secondary">
          {restore}
        </button>
        <button type="button" className="btn">
          {discard}
        </button>
      </>
    ),
  },
  decorators: [inSection],
} satisfies Meta<typeof RestorePrompt>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}

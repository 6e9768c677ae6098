import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inSection } from '../../../.storybook/preview/frames'
import { Dialog, type DialogActions } from './dialog'
import { commonMessages } from '../../messages/common'

const paragraph = <p>The pilgrims rest where the river bends below the holy hill.</p>

/** A question or a form over the screen. Its close button, Escape, the backdrop and browser Back close it. */
const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    title: 'A stay in Kartik',
    messages: commonMessages(),
    onClose: fn(),
    children: ({ requestClose }: DialogActions) => (
      <>
        <div className="modal-body">{paragraph}</div>
        <div className="modal-footer">
          <button type="button" className="btn btn-outline-secondary" onClick={requestClose}>
            Close
          </button>
          <button type="button" className="btn btn-primary" data-focus="" onClick={requestClose}>
            Ask for a room
          </button>
        </div>
      </>
    ),
  },
  decorators: [inSection],
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}

export const LongText: Story = {
  args: {
    title: 'Where the Mandakini bends below the holy hill, जहाँ मंदाकिनी मुड़ती है',
    children: () => (
      <div className="modal-body" tabIndex={0}>
        {Array.from({ length: 20 }, (_, index) => (
          <p key={index}>जहाँ मंदाकिनी पवित्र पर्वत के नीचे मुड़ती है वहाँ भक्त विश्राम करते और गाते हैं।</p>
        ))}
      </div>
    ),
  },
}

export const UnsavedChanges: Story = {
  args: { unsaved: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    // A key pressed before the dialog has the focus would be lost.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await screen.findByText(commonMessages().unsaved.title)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { expandFirstCard } from '../states/admin-states'
import { press, hoverText, screenAt, fillFields } from '../states/states'

/** A member of staff reads a contact message and replies by mail. */
export default {
  title: 'Flows/Staff replies to a message',
  parameters: { ...screenAt('/admin/contactus') },
} satisfies Meta

export const Reply: StoryObj = {
  play: async ({ step }) => {
    await step('Open the newest message', async () => {
      await expandFirstCard()
      const [first] = await screen.findAllByRole('link', { name: /^Reply: / })
      await userEvent.click(first!)
    })

    await step('Write the reply', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Compose Email' }))
      await waitFor(() => expect(dialog.getByLabelText(/^To Email/)).not.toHaveValue(''))
      await fillFields({ 'Mail Body': 'You are welcome. आपका स्वागत है।' })
      await press('Submit')
    })

    await step('See it in the log', async () => {
      await hoverText('Record added successfully.')
      await screen.findByRole('heading', { level: 1, name: 'Email Logs' })
    })
  },
}

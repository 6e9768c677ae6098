import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { unfold } from '../admin-states'
import { press, rest, screenAt, write } from '../states'

/** A member of staff signs in, reads what a visitor asks, and answers by mail. */
const meta = {
  title: 'Flows/Staff answers a message',
  parameters: { ...screenAt('/admin/contactus') },
} satisfies Meta
export default meta

export const Reply: StoryObj<typeof meta> = {
  play: async ({ step }) => {
    await step('The newest message', async () => {
      await unfold()
      const [first] = await screen.findAllByRole('link', { name: /^Reply: / })
      await userEvent.click(first!)
    })

    await step('The answer is written', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Compose Email' }))
      await expect(dialog.getByLabelText(/^To Email/)).not.toHaveValue('')
      await write({ 'Mail Body': 'You are welcome. आपका स्वागत है।' })
      await press('Submit')
    })

    await step('It stands in the log', async () => {
      await rest('Record added successfully.')
      await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Email Logs')
    })
  },
}

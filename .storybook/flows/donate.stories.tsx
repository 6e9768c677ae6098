import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, screenAt } from '../states/states'

/** A visitor opens Temple Construction from Home, chooses eleven bricks and sees how to pay. */
export default {
  title: 'Flows/Donate',
  parameters: { ...screenAt('/') },
} satisfies Meta

export const Bricks: StoryObj = {
  play: async ({ step }) => {
    await step('From Home to the temple’s construction', async () => {
      const [link] = await screen.findAllByRole('link', { name: /^Temple Construction/ })
      await userEvent.click(link!)
      // A new screen moves the focus to its heading, so typing before that would be lost.
      const heading = { level: 1, name: 'Temple Construction' }
      await waitFor(() => expect(screen.getByRole('heading', heading)).toHaveFocus())
    })

    await step('Choose eleven bricks', async () => {
      const quantity = await screen.findByRole('textbox', { name: 'Quantity: Brick' })
      await userEvent.clear(quantity)
      await userEvent.type(quantity, '11')
      await screen.findByText('₹12,111')
    })

    await step('See how to pay', async () => {
      await press('Donate for Brick')
      const dialog = await screen.findByRole('dialog')
      await expect(dialog).toHaveTextContent('Brick x 11, Rs 12111')
      await within(dialog).findAllByRole('button', { name: /^Copy/ })
    })
  },
}

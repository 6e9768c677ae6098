import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, screenAt } from '../states'

/** A visitor reads of the temple on Home, chooses eleven bricks and finds where the gift goes. */
const meta = {
  title: 'Flows/Donate',
  parameters: { ...screenAt('/') },
} satisfies Meta
export default meta

export const Bricks: StoryObj<typeof meta> = {
  play: async ({ step }) => {
    await step('From Home to the temple’s construction', async () => {
      await screen.findByRole('button', { name: 'Next slide' })
      const [way] = screen.getAllByRole('link', { name: /^Temple Construction/ })
      await userEvent.click(way!)
      // A new screen takes the focus to its heading; what is typed before goes nowhere.
      const heading = { level: 1, name: 'Temple Construction' }
      await waitFor(() => expect(screen.getByRole('heading', heading)).toHaveFocus())
      await screen.findByRole('textbox', { name: 'Quantity: Brick' })
    })

    await step('Eleven bricks', async () => {
      const box = screen.getByRole('textbox', { name: 'Quantity: Brick' })
      await userEvent.clear(box)
      await userEvent.type(box, '11')
      const total = screen.getByRole('status', { name: 'Total: Brick' })
      await waitFor(() => expect(total).toHaveTextContent('₹12,111'))
    })

    await step('Where the gift goes', async () => {
      await press('Donate for Brick')
      const dialog = await screen.findByRole('dialog')
      await expect(dialog).toHaveTextContent('Brick × 11, ₹12,111')
      await within(dialog).findAllByRole('button', { name: /^Copy/ })
    })
  },
}

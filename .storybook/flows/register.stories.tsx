import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { press, screenAt, write } from '../states'

/** A visitor finds a course among the others, forgets the address, mends it and is registered. */
const meta = {
  title: 'Flows/Register for a course',
  parameters: { ...screenAt('/courses') },
} satisfies Meta
export default meta

export const ShortCourse: StoryObj<typeof meta> = {
  play: async ({ step }) => {
    await step('A course is chosen', async () => {
      const [way] = await screen.findAllByRole('link', { name: /^Register/ })
      await userEvent.click(way!)
      await screen.findByRole('heading', { level: 1, name: 'Register for Vedic Courses' })
    })

    await step('Something is forgotten', async () => {
      await write({
        Name: 'उमा त्रिपाठी',
        Email: 'uma@example.org',
        Comment: 'Dandavat pranam.',
      })
      await userEvent.selectOptions(screen.getByLabelText(/^Language/), 'Hindi')
      await press('Register')
      const faults = within(await screen.findByRole('alert')).getAllByRole('listitem')
      await expect(faults).toHaveLength(1)
    })

    await step('It is mended', async () => {
      await write({ Address: 'House 12, Ram Ghat' })
      await press('Register')
      await screen.findByText(
        'Thank you उमा त्रिपाठी for registration. You are registered successfully.',
      )
    })
  },
}

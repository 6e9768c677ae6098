import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { press, screenAt, fillFields } from '../states/states'

/** A visitor chooses a course, forgets the address, adds it and is registered. */
export default {
  title: 'Flows/Register for a course',
  parameters: { ...screenAt('/courses') },
} satisfies Meta

export const ShortCourse: StoryObj = {
  play: async ({ step }) => {
    await step('Choose a course', async () => {
      const [link] = await screen.findAllByRole('link', { name: /^Register/ })
      await userEvent.click(link!)
      await screen.findByRole('heading', { level: 1, name: 'Register for Vedic Courses' })
    })

    await step('Leave out the address', async () => {
      await fillFields({
        Name: 'उमा त्रिपाठी',
        Email: 'uma@example.org',
        Comment: 'Dandavat pranam.',
      })
      await userEvent.selectOptions(await screen.findByLabelText(/^Language/), 'Hindi')
      await press('Register')
      const errors = await within(await screen.findByRole('alert')).findAllByRole('listitem')
      await expect(errors).toHaveLength(1)
    })

    await step('Add the address', async () => {
      await fillFields({ Address: 'House 12, Ram Ghat' })
      await press('Register')
      await screen.findByText(
        'Thank you उमा त्रिपाठी for registration. You are registered successfully.',
      )
    })
  },
}

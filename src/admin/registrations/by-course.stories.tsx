import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { empty, longText, many, phone, press, screenAt } from '../../../.storybook/states/states'

/** The registrations grouped by course, with an attendance list, a CSV file and the addresses of each. */
const meta = {
  title: 'Screens/Admin/Registrations by course',
  parameters: { ...screenAt('/admin/registrations/by-course') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Empty: Story = empty
export const Failing: Story = { parameters: { scenario: 'failing' } }
export const LongText: Story = longText
export const Many: Story = { ...many }
export const Phone: Story = { ...phone }

export const Stopped: Story = {
  parameters: { hold: 'GET /general/api/CourseRegister' },
  play: async () => {
    await press('Stop reading')
    await screen.findByRole('button', { name: 'Read again' })
  },
}

export const Downloaded: Story = {
  play: async () => {
    const [button] = await screen.findAllByRole('button', { name: /^CSV: / })
    await userEvent.click(button!)
    await screen.findByText(/were downloaded as/)
  },
}

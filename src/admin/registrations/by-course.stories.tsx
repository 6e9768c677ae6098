import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { empty, longText, many, phone, press, screenAt } from '../../../.storybook/states/states'
import { reseed } from '../../../mocks/testing'

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

/** Many registrations are read only after a press. */
export const Asking: Story = {
  loaders: [() => reseed({ rows: 50, counts: { registration: 1001 } })],
}

export const Unfolded: Story = {
  play: async () => {
    const [course] = await screen.findAllByRole('heading', { level: 2 })
    await userEvent.click(within(course!).getByRole('button'))
    await screen.findByRole('list', { name: /^Registrations for / })
  },
}

export const Downloaded: Story = {
  play: async () => {
    await press(/^More: /)
    await press('Download CSV')
    await screen.findByText(/were downloaded as/)
  },
}

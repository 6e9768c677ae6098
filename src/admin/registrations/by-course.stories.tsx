import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { empty, longText, many, phone, press, screenAt } from '../../../.storybook/states/states'
import { reseed } from '../../../mocks/testing'

/** The registrations grouped by course, with an attendance list, a CSV file and the addresses of each. */
export default {
  title: 'Screens/Admin/Registrations by course',
  parameters: { ...screenAt('/admin/registrations/by-course') },
} satisfies Meta

export const Normal: StoryObj = {}
export const Empty: StoryObj = { ...empty }
export const Failing: StoryObj = { parameters: { scenario: 'failing' } }
export const LongText: StoryObj = { ...longText }
export const Many: StoryObj = { ...many }
export const Phone: StoryObj = { ...phone }

export const Stopped: StoryObj = {
  parameters: { hold: 'GET /general/api/CourseRegister' },
  play: async () => {
    await press('Stop reading')
    await screen.findByRole('button', { name: 'Read again' })
  },
}

/** Many registrations are read only after a press. */
export const Asking: StoryObj = {
  loaders: [() => reseed({ rows: 50, counts: { registration: 1001 } })],
}

export const Unfolded: StoryObj = {
  play: async () => {
    const [course] = await screen.findAllByRole('heading', { level: 2 })
    await userEvent.click(await within(course!).findByRole('button'))
    await screen.findByRole('list', { name: /^Registrations for / })
  },
}

export const Downloaded: StoryObj = {
  play: async () => {
    await press(/^More: /)
    await press('Download CSV')
    await screen.findByText(/were downloaded as/)
  },
}

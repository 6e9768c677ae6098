import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { useScenario } from '../../mocks/testing'

/** The first screen of the back office: nine figures, the newest messages and registrations. */
const meta = {
  title: 'Screens/Admin/Dashboard',
  parameters: { at: '/admin' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Empty: Story = { parameters: { scenario: 'empty' } }
export const Failing: Story = { parameters: { scenario: 'failing' } }
export const Offline: Story = { parameters: { scenario: 'offline' } }
export const LongText: Story = { parameters: { scenario: 'long-text' } }
export const Many: Story = { parameters: { scenario: 'many' } }
export const Phone: Story = { globals: { viewport: { value: 'w360' } } }

export const OneFigureMissing: Story = {
  parameters: { scenario: 'failing' },
  play: async () => {
    useScenario('failing', { only: 'GET /admin/api/vGallery' })
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await screen.findByText('One figure could not be loaded.')
  },
}

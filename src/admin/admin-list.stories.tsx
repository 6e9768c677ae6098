import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

/** A list of the back office at its address; the other resources are the same screen. */
const meta = {
  title: 'Screens/Admin/Slider',
  parameters: { at: '/admin/slider' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Empty: Story = { parameters: { scenario: 'empty' } }
export const Failing: Story = { parameters: { scenario: 'failing' } }
export const LongText: Story = { parameters: { scenario: 'long-text' } }
export const Many: Story = { parameters: { scenario: 'many' } }
export const Phone: Story = { globals: { viewport: { value: 'w360' } } }

export const Adding: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
    await screen.findByRole('dialog')
  },
}

export const Deleting: Story = {
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Delete: / })
    await userEvent.click(first!)
    await screen.findByRole('dialog')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'

/** The whole route at its address, on the mock server. */
const meta = {
  title: 'Screens/Public/Home',
  parameters: { at: '/' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Empty: Story = { parameters: { scenario: 'empty' } }
export const Failing: Story = { parameters: { scenario: 'failing' } }
export const LongText: Story = { parameters: { scenario: 'long-text' } }
export const Phone: Story = { globals: { viewport: { value: 'w360' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'

/** Vedic Courses at its address. */
const meta = {
  title: 'Screens/Public/Vedic Courses',
  parameters: { at: '/courses' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Empty: Story = { parameters: { scenario: 'empty' } }
export const Loading: Story = { parameters: { scenario: 'slow' } }
export const Failing: Story = { parameters: { scenario: 'failing' } }
export const LongText: Story = { parameters: { scenario: 'long-text' } }
export const Phone: Story = { globals: { viewport: { value: 'w360' } } }

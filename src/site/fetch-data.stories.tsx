import type { Meta, StoryObj } from '@storybook/react-vite'

/** The leftover sample page, linked from nowhere. */
const meta = {
  title: 'Screens/Public/Weather forecast',
  parameters: { at: '/fetch-data' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}

export const Empty: Story = { parameters: { scenario: 'empty' } }

export const Loading: Story = { parameters: { scenario: 'slow' } }

export const Failing: Story = { parameters: { scenario: 'failing' } }

export const Offline: Story = { parameters: { scenario: 'offline' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { empty, failing, loading, phone, screenAt } from '../../../.storybook/states/states'

/** The leftover sample page. */
const meta = {
  title: 'Screens/Public/Weather forecast',
  parameters: { ...screenAt('/fetch-data') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Loading: Story = { ...loading }
export const Empty: Story = empty
export const Failing: Story = failing
export const Phone: Story = { ...phone }
export const Offline: Story = { parameters: { scenario: 'offline' } }

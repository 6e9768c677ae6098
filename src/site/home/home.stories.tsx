import type { Meta, StoryObj } from '@storybook/react-vite'
import { empty, failing, loading, longText, many, phone } from '../../../.storybook/states'

/** The whole route at its address, on the mock server. */
const meta = {
  title: 'Screens/Public/Home',
  parameters: { at: '/' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Loading: Story = { ...loading }
export const Empty: Story = empty
export const Failing: Story = failing
export const LongText: Story = longText
export const Many: Story = { ...many }
export const Phone: Story = { ...phone }
export const Hindi: Story = { globals: { language: 'hi' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  empty,
  failing,
  loading,
  longText,
  many,
  phone,
  screenAt,
} from '../../../.storybook/states/states'

/** The festivals and events of the temple. */
const meta = {
  title: 'Screens/Public/Activities',
  parameters: { ...screenAt('/activities') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Loading: Story = { ...loading }
export const Empty: Story = empty
export const Failing: Story = failing
export const LongText: Story = longText
// axe checks the same card in Normal; on a thousand of them it needs a minute.
export const Many: Story = { parameters: { ...many.parameters, a11y: { test: 'off' } } }
export const Phone: Story = { ...phone }
export const Month: Story = { parameters: { at: '/activities?month=2026-11' } }
export const Hindi: Story = { globals: { language: 'hi' } }

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

/** The courses in their three groups. */
const meta = {
  title: 'Screens/Public/Vedic Courses',
  parameters: { ...screenAt('/courses') },
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
/** Pictures that look like photographs. */
export const Photographs: Story = { parameters: { scenario: 'photographs' } }
export const Phone: Story = { ...phone }

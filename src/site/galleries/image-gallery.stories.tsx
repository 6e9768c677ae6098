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

/** The pictures, fifteen at a time, and their lightbox. */
const meta = {
  title: 'Screens/Public/Image Gallery',
  parameters: { ...screenAt('/igallery') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Loading: Story = { ...loading }
export const Empty: Story = empty
export const Failing: Story = failing
export const LongText: Story = longText
export const Many: Story = { ...many }
/** Pictures that look like photographs. */
export const Photographs: Story = { parameters: { scenario: 'photographs' } }
export const Phone: Story = { ...phone }
export const Opened: Story = { parameters: { at: '/igallery?photo=2' } }

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

/** The videos, fifteen at a time, and their player. */
const meta = {
  title: 'Screens/Public/Video Gallery',
  parameters: { ...screenAt('/vgallery') },
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
export const Opened: Story = { parameters: { at: '/vgallery?video=2' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, screenAt } from '../../../.storybook/states/states'

/** The biography of Lord Chaitanya, in chapters. */
const meta = {
  title: 'Screens/Public/Lord Chaitanya',
  parameters: { ...screenAt('/chaitanyamahaprabhu') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Phone: Story = { ...phone }

export const OpenedByHash: Story = { parameters: { at: '/chaitanyamahaprabhu#sankirtana' } }

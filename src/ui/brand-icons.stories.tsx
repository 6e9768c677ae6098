import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSection } from '../../.storybook/preview/in-section'
import { BrandIcon } from './brand-icons'

/** Generic icons for social networks, without protected logos. */
const meta = {
  title: 'Components/Brand icon',
  tags: ['autodocs'],
  component: BrandIcon,
  args: { name: 'YouTube' },
  decorators: [inSection],
} satisfies Meta<typeof BrandIcon>
export default meta

type Story = StoryObj<typeof meta>

export const Known: Story = {}

export const Unknown: Story = { args: { name: 'Something new' } }

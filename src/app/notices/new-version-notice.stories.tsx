import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inSection } from '../../../.storybook/preview/frames'
import { NewVersionBar } from './new-version-notice'

/** Offers to reload after a deployment: over the page, and never while a form holds unsaved text. */
const meta = {
  title: 'Components/New version',
  tags: ['autodocs'],
  component: NewVersionBar,
  args: { onReload: fn(), onClose: fn() },
  decorators: [inSection],
} satisfies Meta<typeof NewVersionBar>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}

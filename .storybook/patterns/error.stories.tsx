import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenWaiting } from '../../src/app/root'
import { CrashPage } from '../../src/app/error-pages'
import { framed } from '../states'

/** What stands where a screen cannot. */
const meta = {
  title: 'Patterns/Error',
  parameters: { ...framed },
  // The screens of the book are tested under their own names.
  tags: ['!test'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const NoSuchPage: Story = { parameters: { at: '/no/such/page' } }
export const PublicListNotRead: Story = { parameters: { at: '/courses', scenario: 'failing' } }
export const AdminListNotRead: Story = {
  parameters: { at: '/admin/courses', scenario: 'failing' },
}
export const AdminOffline: Story = { parameters: { at: '/admin', scenario: 'offline' } }

const broken = () => {
  throw new Response('', { status: 500 })
}

/** A fault in the code: the last resort. */
export const Unexpected: Story = {
  tags: ['test'],
  parameters: {
    routes: [
      { path: '*', loader: broken, ErrorBoundary: CrashPage, HydrateFallback: ScreenWaiting },
    ],
  },
}

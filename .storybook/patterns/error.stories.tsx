import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenPlaceholder } from '../../src/app/root'
import { CrashPage } from '../../src/app/error-pages/error-pages'
import { framed } from '../states/states'

/** What is shown when a screen fails. */
const meta = {
  title: 'Patterns/Error',
  parameters: { ...framed },
  // The same screens are tested in section Screens.
  tags: ['!test'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const NoSuchPage: Story = { parameters: { at: '/no/such/page' } }
export const PublicListFails: Story = { parameters: { at: '/courses', scenario: 'failing' } }
export const AdminListFails: Story = {
  parameters: { at: '/admin/courses', scenario: 'failing' },
}
export const AdminOffline: Story = { parameters: { at: '/admin', scenario: 'offline' } }

const broken = () => {
  throw new Response('', { status: 500 })
}

const chunk = 'Failed to fetch dynamically imported module: courses-1.js'
const withoutChunk = () => {
  throw new Error(chunk)
}
/** A failure that was reloaded for already, so that the page of the story is not reloaded. */
const afterReload = () => sessionStorage.setItem(`reloaded-for ${chunk}`, String(Date.now()))

/** An unexpected exception. */
export const Unexpected: Story = {
  tags: ['test'],
  parameters: {
    routes: [
      { path: '*', loader: broken, ErrorBoundary: CrashPage, HydrateFallback: ScreenPlaceholder },
    ],
  },
}

/** A deployment has replaced the code of the screen, and a reload did not help. */
export const NewVersion: Story = {
  tags: ['test'],
  beforeEach: afterReload,
  parameters: {
    routes: [
      {
        path: '*',
        loader: withoutChunk,
        ErrorBoundary: CrashPage,
        HydrateFallback: ScreenPlaceholder,
      },
    ],
  },
}

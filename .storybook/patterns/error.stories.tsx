import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenPlaceholder } from '../../src/app/root'
import { CrashPage } from '../../src/app/error-pages/error-pages'

/** What is shown when a screen cannot be shown at all. */
export default {
  title: 'Patterns/Error',
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta

/** Routes in place of the app's: this state has no address. */
const crashing = (loader: () => never) => ({
  routes: [{ path: '*', loader, ErrorBoundary: CrashPage, HydrateFallback: ScreenPlaceholder }],
})

const chunk = 'Failed to fetch dynamically imported module: courses-1.js'

/** An unexpected exception. */
export const Unexpected: StoryObj = {
  parameters: crashing(() => {
    throw new Response('', { status: 500 })
  }),
}

/** A deployment has replaced the code of the screen, and a reload did not help. */
export const NewVersion: StoryObj = {
  parameters: crashing(() => {
    // It was reloaded for already, by the story's own clock, so that the page of the story is not reloaded.
    sessionStorage.setItem(`reloaded-for ${chunk}`, String(Date.now()))
    throw new Error(chunk)
  }),
}

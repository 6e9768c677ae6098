import { waitFor, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { requests, type RecordedRequest } from '../mocks/testing'
import { open, storeSampleLogin } from './open'

/** Opens an admin screen as staff and waits for it. Returns what `open` returns. */
export async function openAdmin(path: string) {
  storeSampleLogin()
  const app = await open(path)
  // Only a screen's own heading takes the focus, that of the skeleton before it does not.
  await waitFor(() => expect(document.querySelector('h1')).toHaveAttribute('tabindex'))
  return app
}

/** Returns the recorded requests with this method whose path contains `path`, oldest first. */
export const sent = (method: string, path: string): RecordedRequest[] =>
  requests.filter((request) => request.method === method && request.path.includes(path))

/** Returns the table's rows without the header row. */
export const rows = () => screen.getAllByRole('row').slice(1)

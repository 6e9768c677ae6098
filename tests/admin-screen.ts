import { screen, within } from '@testing-library/react'
import { userEvent } from 'vitest/browser'
import { requests, type RecordedRequest } from '../mocks/testing'
import { open, storeSampleLogin } from './open'

/** Opens an admin screen as staff and waits for its main heading. Returns what `open` returns. */
export async function openAdmin(path: string) {
  storeSampleLogin()
  const app = await open(path)
  await screen.findByRole('heading', { level: 1 })
  return app
}

/** The button with this name. */
export const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** Presses the button with this name, once it is there. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** Waits for the open dialog and returns queries limited to it. */
export const dialog = async () => within(await screen.findByRole('dialog'))

/** Returns the recorded requests with this method whose path contains `path`, oldest first. */
export const sent = (method: string, path: string): RecordedRequest[] =>
  requests.filter((request) => request.method === method && request.path.includes(path))

/** Returns the table's rows without the header row. */
export const rows = () => screen.getAllByRole('row').slice(1)

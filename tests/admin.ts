import { screen, within } from '@testing-library/react'
import { userEvent } from 'vitest/browser'
import { requests, type RecordedRequest } from '../mocks/testing'
import { open, signedIn } from './open'

/** Opens a screen of the admin as staff, and waits until its list stands. */
export async function openAdmin(path: string) {
  signedIn()
  const app = await open(path)
  await screen.findByRole('heading', { level: 1 })
  return app
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** The dialog that is open, and what is found in it. */
export const dialog = async () => within(await screen.findByRole('dialog'))

/** The requests of one method to one collection, in their order. */
export const sent = (method: string, path: string): RecordedRequest[] =>
  requests.filter((request) => request.method === method && request.path.includes(path))

/** The rows of the table, less its head. */
export const rows = () => screen.getAllByRole('row').slice(1)

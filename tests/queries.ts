import { screen, within } from '@testing-library/react'
import { userEvent } from 'vitest/browser'

/** The button with this name. */
export const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** Waits for the text field with this label. */
export const textbox = (name: string | RegExp) => screen.findByRole('textbox', { name })

/** Presses the button with this name, once it is there. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** Waits for the open dialog and returns queries limited to it. */
export const dialog = async () => within(await screen.findByRole('dialog'))

import { screen, within } from '@testing-library/react'
import { userEvent } from 'vitest/browser'

/** The button with this name. */
export const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** Waits for the text field with this label. */
export const textbox = (name: string | RegExp) => screen.findByRole('textbox', { name })

/** Waits for the text field with suggestions that has this label. */
export const combobox = (name: string | RegExp) => screen.findByRole('combobox', { name })

/** Presses the button with this name, once it is there. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** Types the quantity of a gift. */
export const setQuantity = async (tier: string, quantity: string) =>
  userEvent.fill(await textbox(`Quantity: ${tier}`), quantity)

/** Waits for the open dialog and returns queries limited to it. */
export const dialog = async () => within(await screen.findByRole('dialog'))

/** Matches the innermost element with this text, also where the text is cut into parts of its own, as an address is. */
export const withText = (text: string) => (_: string, element: Element | null) =>
  element?.textContent === text &&
  ![...element.children].some((child) => child.textContent === text)

import { screen } from '@testing-library/react'
import { userEvent } from 'vitest/browser'
import { textbox } from './queries'

/** Chooses a tier of the gift, and types its quantity if one is given. */
export async function choose(tier: string, quantity?: string) {
  const radio = await screen.findByRole<HTMLInputElement>('radio', { name: tier })
  if (!radio.checked) await userEvent.click(radio)
  if (quantity !== undefined) await userEvent.fill(await textbox(`Quantity: ${tier}`), quantity)
}

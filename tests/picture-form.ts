import { screen } from '@testing-library/react'
import { press, sent } from './admin'

/** The collection of the slides, whose form takes a picture. */
export const path = '/admin/api/slider'

export const fileInput = () => screen.findByLabelText<HTMLInputElement>(/^Image/)

/** Submits the form. Returns the file that the server was sent. */
export async function submit() {
  await press('Submit')
  return sentFile()
}

export async function sentFile() {
  await screen.findByText('Record added successfully.')
  return new Map(sent('POST', path)[0]!.body as [string, FormDataEntryValue][]).get('file') as File
}

/** Chooses a file without waiting for anything. */
export function choose(input: HTMLInputElement, file: File) {
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

import { screen } from '@testing-library/react'
import { press, sent } from './admin'

/** The API path of the slides, whose form has a file input for a picture. */
export const path = '/admin/api/slider'

export const fileInput = () => screen.findByLabelText<HTMLInputElement>(/^Image/)

/** Submits the form and returns the uploaded file. */
export async function submit() {
  await press('Submit')
  return sentFile()
}

export async function sentFile() {
  await screen.findByText('Record added successfully.')
  return new Map(sent('POST', path)[0]!.body as [string, FormDataEntryValue][]).get('file') as File
}

/** Puts a file into the input and fires `change`, without waiting for the form to process it. */
export function choose(input: HTMLInputElement, file: File) {
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

import { useRef } from 'react'
import { trackPreparation } from '../../../ui/form/file-preparation'

/** The file input of a field, with functions that set the file that the form will send. */
export function useFileInput() {
  const input = useRef<HTMLInputElement>(null)
  const lastFile = useRef<File>(undefined)
  function write(file: File | undefined) {
    const files = new DataTransfer()
    if (file) files.items.add(file)
    // Simulated uploads in tests make `files` read-only; Reflect.set does not throw then.
    Reflect.set(input.current!, 'files', files.files)
    // The form checks for unsaved input on this event.
    input.current!.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const restore = () => write(lastFile.current)
  return {
    input,
    /** Sets the file, or none. */
    setFile: (file: File | undefined) => {
      lastFile.current = file
      write(file)
    },
    /** Sets the last file again after the browser has replaced it. */
    restore,
    /** Restores the last file and makes a submit wait; resolves with whether the new file was accepted. */
    prepare: (preparation: Promise<boolean>) => {
      restore()
      trackPreparation(input.current!, preparation)
    },
    focus: () => input.current?.focus(),
  }
}

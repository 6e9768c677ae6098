import { OctagonAlert } from 'lucide-react'
import { useRef, useState, type DragEvent, type ReactNode, type RefObject } from 'react'
import type { ControlProps } from '../../../ui/field'
import './file-frame.scss'
import { trackPreparation } from '../../../ui/file-preparation'

/** The file input of a form: sets the file that the form reads, also while a chosen file is being prepared. */
export function useFileInput() {
  const input = useRef<HTMLInputElement>(null)
  const accepted = useRef<File>(undefined)
  function write(file: File | undefined) {
    const files = new DataTransfer()
    if (file) files.items.add(file)
    // Simulated uploads in tests make `files` read-only; Reflect.set does not throw then.
    Reflect.set(input.current!, 'files', files.files)
    // The form checks for unsaved input on this event.
    input.current!.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const restore = () => write(accepted.current)
  return {
    input,
    /** Sets the file, or none. */
    put: (file: File | undefined) => {
      accepted.current = file
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

/** The frame of every file field: its input, its drop zone and the error of the last file. */
export function FileFrame({
  input,
  control,
  accept,
  fault,
  onFile,
  onNone,
  children,
}: {
  input: RefObject<HTMLInputElement | null>
  control: ControlProps
  accept?: string
  fault: string
  onFile: (file: File) => void
  /** Called when the browser's file dialog was cancelled, which empties the input. */
  onNone: () => void
  /** `over` is true while a file is dragged over the field. */
  children: (over: boolean) => ReactNode
}) {
  const [over, setOver] = useState(false)
  const zone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer.files[0]
      if (file) onFile(file)
    },
  }
  return (
    <div className="file-frame min-w-0" data-over={over ? '' : undefined} {...zone}>
      <input
        {...control}
        ref={input}
        className="visually-hidden"
        type="file"
        accept={accept}
        aria-describedby={
          [control['aria-describedby'], fault && `${control.id}-fault`].filter(Boolean).join(' ') ||
          undefined
        }
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onFile(file)
          else onNone()
        }}
      />
      {children(over)}
      <span id={`${control.id}-fault`} role="alert">
        {fault && (
          <span className="field-error">
            <OctagonAlert aria-hidden="true" /> {fault}
          </span>
        )}
      </span>
    </div>
  )
}

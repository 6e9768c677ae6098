import { OctagonAlert } from 'lucide-react'
import { useState, useRef, type DragEvent, type RefObject } from 'react'
import type { ControlProps } from '../../ui/form/field'
import type { Elements } from '../../ui/elements'
import { trackPreparation } from '../../ui/form/file-preparation'
import { formMessages } from '../../messages/admin-screens/form/forms'
import './file-picker.scss'

/** The frame of every file field: its input, its drop zone and the error of the last file. */
export function FilePicker({
  input,
  control,
  accept,
  error,
  onFile,
  onCancel,
  children,
}: {
  input: RefObject<HTMLInputElement | null>
  control: ControlProps
  accept?: string
  error: string
  onFile: (file: File) => void
  /** Called when the browser's file dialog was cancelled, which empties the input. */
  onCancel: () => void
  /** `isDragOver` is true while a file is dragged over the field. */
  children: (isDragOver: boolean) => Elements
}) {
  const [isDragOver, setDragOver] = useState(false)
  const [ignored, setIgnored] = useState<File[]>([])
  const zone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setDragOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragOver(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setDragOver(false)
      const [file, ...others] = event.dataTransfer.files
      setIgnored(others)
      if (file) onFile(file)
    },
  }
  return (
    <div className="file-frame min-w-0" data-over={isDragOver ? '' : undefined} {...zone}>
      <input
        {...control}
        ref={input}
        className="visually-hidden"
        type="file"
        accept={accept}
        // Of no meaning for files: the lock of the form keeps a press from it.
        readOnly={undefined}
        aria-describedby={
          [control['aria-describedby'], error && `${control.id}-file-error`]
            .filter(Boolean)
            .join(' ') || undefined
        }
        onChange={(event) => {
          setIgnored([])
          const file = event.target.files?.[0]
          if (file) onFile(file)
          else onCancel()
        }}
      />
      {children(isDragOver)}
      <span id={`${control.id}-file-error`} role="alert">
        {error && (
          <span className="field-error text-danger">
            <OctagonAlert aria-hidden="true" /> <span>{error}</span>
          </span>
        )}
      </span>
      <span className="field-hint text-body-secondary" role="status">
        {ignored.length > 0 && formMessages.oneFile(ignored.map(({ name }) => name).join(', '))}
      </span>
    </div>
  )
}

/** Opens the input's file dialog. No tab stop: the keyboard has the input itself, which has the focus then. */
export function ChooseFileButton({
  id,
  className = 'btn-line',
  children,
}: {
  /** Id of the file input. */
  id: string
  className?: string
  children: string
}) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`choose-file btn btn-small ${className}`}
      onClick={() => {
        const input = document.getElementById(id)
        input?.focus()
        input?.click()
      }}
    >
      {children}
    </button>
  )
}

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

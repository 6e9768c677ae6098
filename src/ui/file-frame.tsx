import { OctagonAlert } from 'lucide-react'
import { useRef, useState, type DragEvent, type ReactNode, type RefObject } from 'react'
import type { ControlProps } from './field'
import { trackPreparation } from './file-preparation'

/**
 * The file input of a form. `put` sets the file, or none, that the form reads from it; `restore` sets the last of these
 * again after the browser has replaced it; `prepare` does so, too, and makes a submit wait until a chosen file is ready.
 */
export function useFileInput() {
  const input = useRef<HTMLInputElement>(null)
  const accepted = useRef<File>(undefined)
  function write(file: File | undefined) {
    const files = new DataTransfer()
    if (file) files.items.add(file)
    // A simulated upload makes `files` read-only: an assignment would throw.
    Reflect.set(input.current!, 'files', files.files)
    // The form looks again whether anything is unsaved.
    input.current!.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const restore = () => write(accepted.current)
  return {
    input,
    put: (file: File | undefined) => {
      accepted.current = file
      write(file)
    },
    restore,
    /** Resolves with whether the file was accepted. */
    prepare: (preparation: Promise<boolean>) => {
      restore()
      trackPreparation(input.current!, preparation)
    },
    focus: () => input.current?.focus(),
  }
}

/** The frame of every file field: its input, the place to drop a file on, and what is wrong with the last one. */
export function FileFrame({
  input,
  control,
  className,
  accept,
  fault,
  onFile,
  onNone,
  children,
}: {
  input: RefObject<HTMLInputElement | null>
  control: ControlProps
  className: string
  accept?: string
  fault: string
  onFile: (file: File) => void
  /** The browser's own dialog was left without a choice, which empties the input. */
  onNone: () => void
  /** Told whether a file hovers above. */
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
    <div className={className} data-over={over ? '' : undefined} {...zone}>
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

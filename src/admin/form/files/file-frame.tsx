import { OctagonAlert } from 'lucide-react'
import { useState, type DragEvent, type ReactNode, type RefObject } from 'react'
import type { ControlProps } from '../../../ui/field'
import './file-frame.scss'

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

import { OctagonAlert, File as FileIcon, FileText, Paperclip, TriangleAlert } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import type { ControlProps } from './field'
import { largeFile, sizeText } from './picture-file'

export interface AttachmentWords {
  drop: string
  choose: string
  dropHere: string
  replace: string
  remove: string
  current: string
  keepCurrent: string
  large: (size: string) => string
  empty: (name: string) => string
}

/** One file of any kind to send along: a row with its name and size (LOOK, ADMIN, Attachment). */
export function AttachmentField({
  control,
  words,
  current,
}: {
  control: ControlProps
  words: AttachmentWords
  /** The name of the file that is kept while no other is chosen. */
  current?: string
}) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const [fault, setFault] = useState('')
  const [over, setOver] = useState(false)
  const name = chosen?.name ?? current
  const Icon = name?.toLowerCase().endsWith('.pdf') ? FileText : FileIcon

  /** Puts a file, or none, where the form reads it. */
  function put(file: File | undefined) {
    const files = new DataTransfer()
    if (file) files.items.add(file)
    // A simulated upload makes `files` read-only: an assignment would throw.
    Reflect.set(input.current!, 'files', files.files)
    // The form looks again whether anything is unsaved.
    input.current!.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function take(file: File) {
    setFault(file.size ? '' : words.empty(file.name))
    if (file.size) setChosen(file)
    put(file.size ? file : chosen)
  }

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
      if (file) take(file)
    },
  }

  return (
    <div className="attachment-field" {...zone}>
      <input
        {...control}
        ref={input}
        className="visually-hidden"
        type="file"
        aria-describedby={
          [control['aria-describedby'], fault && `${control.id}-fault`].filter(Boolean).join(' ') ||
          undefined
        }
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) take(file)
          else put(chosen)
        }}
      />
      <div
        className={name === undefined || over ? 'attachment attachment-none' : 'attachment'}
        data-over={over ? '' : undefined}
      >
        {over ? (
          words.dropHere
        ) : name === undefined ? (
          <>
            <Paperclip aria-hidden="true" />
            <span>{words.drop}</span>
            <label className="btn btn-line btn-small" htmlFor={control.id}>
              {words.choose}
            </label>
          </>
        ) : (
          <>
            <Icon aria-hidden="true" />
            <span className="attachment-about" role="status">
              <strong dir="auto">{name}</strong>
              {chosen && chosen.size > largeFile ? (
                <span className="field-warning">
                  <TriangleAlert aria-hidden="true" /> {words.large(sizeText(chosen.size))}
                </span>
              ) : (
                <span className="muted">{chosen ? sizeText(chosen.size) : words.current}</span>
              )}
            </span>
            <label className="btn btn-quiet btn-small" htmlFor={control.id}>
              {words.replace}
            </label>
            {chosen && (
              <button
                type="button"
                className="btn btn-quiet btn-small"
                onClick={() => {
                  put(undefined)
                  setChosen(undefined)
                  setFault('')
                  input.current?.focus()
                }}
              >
                {current === undefined ? words.remove : words.keepCurrent}
              </button>
            )}
          </>
        )}
      </div>
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

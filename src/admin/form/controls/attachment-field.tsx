import { File as FileIcon, FileText, Paperclip, TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ControlProps } from '../../../ui/form/field'
import { ChooseFileButton, FilePicker, useFileInput } from '../../pictures/file-picker'
import { largeFile, sizeText } from '../../pictures/picture-file'

export interface AttachmentMessages {
  drop: string
  choose: string
  dropHere: string
  replace: string
  remove: string
  current: string
  keepCurrent: string
  large: (size: string) => string
  empty: (name: string) => string
  unreadable: (name: string) => string
}

/** A larger file (bytes) stays on the disk: if it is saved again before it is sent, no browser sends it any more. */
const largestCopy = 100_000_000

/** The file as it is now; undefined where it cannot be read. */
async function copyOf(file: File): Promise<File | undefined> {
  if (file.size > largestCopy) return file
  const bytes = await file.arrayBuffer().catch(() => undefined)
  return bytes && new File([bytes], file.name, { type: file.type, lastModified: file.lastModified })
}

/** A field for one attachment of any type: a row with its name and size. */
export function AttachmentField({
  control,
  messages,
  current,
}: {
  control: ControlProps
  messages: AttachmentMessages
  /** The name of the stored file, which stays unless another one is chosen. */
  current?: string
}) {
  const { input, setFile, restore, prepare, focus } = useFileInput()
  const [chosen, setChosen] = useState<File>()
  const [error, setError] = useState('')
  const lastChoice = useRef(0)
  const name = chosen?.name ?? current
  const Icon = name?.toLowerCase().endsWith('.pdf') ? FileText : FileIcon

  function set(file: File | undefined) {
    setFile(file)
    setChosen(file)
    setError('')
  }

  async function choose(file: File): Promise<boolean> {
    const choice = (lastChoice.current += 1)
    const copy = await copyOf(file)
    // Ignored: a later file was chosen, the file was removed, or the form was closed.
    if (choice !== lastChoice.current || !input.current) return true
    if (copy?.size) set(copy)
    else setError(messages[copy ? 'empty' : 'unreadable'](file.name))
    return Boolean(copy?.size)
  }

  return (
    <FilePicker
      input={input}
      control={control}
      error={error}
      onFile={(file) => prepare(choose(file))}
      onCancel={restore}
    >
      {(isDragOver) => (
        <div
          className={`file-panel d-flex flex-wrap align-items-center column-gap-3 rounded-3 p-3 ${name === undefined || isDragOver ? 'drop-zone justify-content-center row-gap-2 py-1 text-center' : 'border row-gap-1'}`}
        >
          {isDragOver ? (
            messages.dropHere
          ) : name === undefined ? (
            <>
              <Paperclip className="size-24 text-primary" aria-hidden="true" />
              <span>{messages.drop}</span>
              <ChooseFileButton id={control.id}>{messages.choose}</ChooseFileButton>
            </>
          ) : (
            <>
              <Icon className="size-24 text-primary" aria-hidden="true" />
              <span className="vstack min-w-0" role="status">
                <strong className="text-break" dir="auto">
                  {name}
                </strong>
                {chosen && chosen.size > largeFile ? (
                  <span className="field-warning text-warning m-0">
                    <TriangleAlert aria-hidden="true" />{' '}
                    <span>{messages.large(sizeText(chosen.size))}</span>
                  </span>
                ) : (
                  <span className="fs-5 text-body-secondary">
                    {chosen ? sizeText(chosen.size) : messages.current}
                  </span>
                )}
              </span>
              <ChooseFileButton id={control.id} className="btn-quiet">
                {messages.replace}
              </ChooseFileButton>
              {chosen && (
                <button
                  type="button"
                  className="btn btn-quiet btn-small"
                  onClick={() => {
                    lastChoice.current += 1
                    set(undefined)
                    focus()
                  }}
                >
                  {current === undefined ? messages.remove : messages.keepCurrent}
                </button>
              )}
            </>
          )}
        </div>
      )}
    </FilePicker>
  )
}

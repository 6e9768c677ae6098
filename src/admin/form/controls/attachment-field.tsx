import { File as FileIcon, FileText, Paperclip, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
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
  const { input, setFile, restore, focus } = useFileInput()
  const [chosen, setChosen] = useState<File>()
  const [error, setError] = useState('')
  const name = chosen?.name ?? current
  const Icon = name?.toLowerCase().endsWith('.pdf') ? FileText : FileIcon

  function choose(file: File) {
    setError(file.size ? '' : messages.empty(file.name))
    if (!file.size) return restore()
    setChosen(file)
    setFile(file)
  }

  return (
    <FilePicker input={input} control={control} error={error} onFile={choose} onCancel={restore}>
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
                    setFile(undefined)
                    setChosen(undefined)
                    setError('')
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

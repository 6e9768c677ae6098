import { File as FileIcon, FileText, Paperclip, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ControlProps } from './field'
import { FileFrame, useFileInput } from './file-frame'
import { largeFile, sizeText } from './picture-file'

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

/** A field for one attachment of any type: a row with its name and size [MAIL-2]. */
export function AttachmentField({
  control,
  messages,
  current,
}: {
  control: ControlProps
  messages: AttachmentMessages
  /** The name of the stored file, which is kept while no other is chosen. */
  current?: string
}) {
  const { input, put, restore, focus } = useFileInput()
  const [chosen, setChosen] = useState<File>()
  const [fault, setFault] = useState('')
  const name = chosen?.name ?? current
  const Icon = name?.toLowerCase().endsWith('.pdf') ? FileText : FileIcon

  function choose(file: File) {
    setFault(file.size ? '' : messages.empty(file.name))
    if (!file.size) return restore()
    setChosen(file)
    put(file)
  }

  return (
    <FileFrame
      {...{ input, control, fault }}
      className="attachment-field"
      onFile={choose}
      onNone={restore}
    >
      {(over) => (
        <div
          className={name === undefined || over ? 'attachment attachment-none' : 'attachment'}
          data-over={over ? '' : undefined}
        >
          {over ? (
            messages.dropHere
          ) : name === undefined ? (
            <>
              <Paperclip aria-hidden="true" />
              <span>{messages.drop}</span>
              <label className="btn btn-line btn-small" htmlFor={control.id}>
                {messages.choose}
              </label>
            </>
          ) : (
            <>
              <Icon aria-hidden="true" />
              <span className="attachment-about" role="status">
                <strong dir="auto">{name}</strong>
                {chosen && chosen.size > largeFile ? (
                  <span className="field-warning">
                    <TriangleAlert aria-hidden="true" /> {messages.large(sizeText(chosen.size))}
                  </span>
                ) : (
                  <span className="muted">{chosen ? sizeText(chosen.size) : messages.current}</span>
                )}
              </span>
              <label className="btn btn-quiet btn-small" htmlFor={control.id}>
                {messages.replace}
              </label>
              {chosen && (
                <button
                  type="button"
                  className="btn btn-quiet btn-small"
                  onClick={() => {
                    put(undefined)
                    setChosen(undefined)
                    setFault('')
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
    </FileFrame>
  )
}

import { Image } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ControlProps } from './field'
import { FileFrame, useFileInput } from './file-frame'
import { preparePicture, type Chosen, type Recommended } from './picture-file'
import { pictureTypes } from './picture-metadata/picture-format'
import { PicturePanel, type PictureMessages } from './picture-panel'

export type { Recommended } from './picture-file'

interface PictureZoneMessages {
  drop: string
  choose: string
  dropHere: string
  kinds: string
  upTo: string
  wrong: (name: string) => string
  empty: (name: string) => string
}

/**
 * A picture to send [FORM-7] [FORM-8]: dropped or chosen, shown as the website
 * will cut it, and prepared before it goes: without metadata, and scaled down unless the person wants the original.
 * What will be sent always lies in the file input, where the form reads it.
 */
export function PictureField({
  control,
  messages,
  recommended,
  current,
}: {
  control: ControlProps
  messages: PictureMessages & PictureZoneMessages
  recommended?: Recommended
  /** The address of the picture that is kept while no other is chosen. */
  current?: string
}) {
  const { input, put, restore, prepare, focus } = useFileInput()
  const [chosen, setChosen] = useState<Chosen & { preview: string }>()
  const [original, setOriginal] = useState(false)
  const [fault, setFault] = useState('')
  const preview = chosen?.preview
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])

  /** Choices are numbered, because a large file can be ready after a smaller one that was chosen later. */
  const lastChoice = useRef(0)
  const shownChoice = useRef(0)

  async function take(file: File): Promise<boolean> {
    const choice = (lastChoice.current += 1)
    const next = await preparePicture(file, recommended)
    const isLast = choice === lastChoice.current
    // Meanwhile a later choice was shown, the picture was removed or the form was closed.
    if (choice < shownChoice.current || !input.current) return true
    if (typeof next === 'string') {
      if (!isLast) return true
      setFault(messages[next](file.name))
      return false
    }
    shownChoice.current = choice
    if (isLast) setFault('')
    put(next.scaled?.file ?? next.file)
    setOriginal(false)
    setChosen({ ...next, preview: URL.createObjectURL(next.file) })
    return true
  }

  return (
    <FileFrame
      {...{ input, control, fault }}
      className="picture-field"
      accept={pictureTypes.join()}
      onFile={(file) => prepare(take(file))}
      onNone={restore}
    >
      {(over) =>
        over ? (
          <div className="picture-zone">{messages.dropHere}</div>
        ) : chosen || current ? (
          <PicturePanel
            id={control.id}
            messages={messages}
            recommended={recommended}
            chosen={chosen}
            preview={preview ?? current}
            replaces={current !== undefined}
            original={original}
            onOriginal={(wanted) => {
              setOriginal(wanted)
              put(wanted ? chosen?.file : chosen?.scaled?.file)
            }}
            onRemove={() => {
              shownChoice.current = lastChoice.current += 1
              put(undefined)
              setChosen(undefined)
              setFault('')
              focus()
            }}
          />
        ) : (
          <div className="picture-zone">
            <Image aria-hidden="true" />
            <span>{messages.drop}</span>
            <label className="btn btn-line btn-small" htmlFor={control.id}>
              {messages.choose}
            </label>
            <span className="muted">
              {[
                messages.kinds,
                recommended &&
                  messages.recommended(messages.pixels(recommended.width, recommended.height)),
                messages.upTo,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
        )
      }
    </FileFrame>
  )
}

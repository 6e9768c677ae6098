import { Image } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ControlProps } from './field'
import { FileFrame, useFileInput } from './file-frame'
import { preparePicture, type Chosen, type PictureRefusal, type Recommended } from './picture-file'
import { pictureTypes } from './picture-metadata/picture-format'
import { PicturePanel, type PictureMessages } from './picture-panel'

export type { Recommended } from './picture-file'

interface PictureZoneMessages extends Record<PictureRefusal, (name: string) => string> {
  drop: string
  choose: string
  dropHere: string
  kinds: string
  upTo: string
}

/**
 * A picture upload [FORM-7] [FORM-8] with a preview cropped as on the website. Metadata is removed, and the picture is
 * scaled down unless the person wants the original. The file input holds what will be sent.
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
  /** The URL of the stored picture, which is kept while no other is chosen. */
  current?: string
}) {
  const { input, put, restore, prepare, focus } = useFileInput()
  const [chosen, setChosen] = useState<Chosen & { preview: string }>()
  const [original, setOriginal] = useState(false)
  const [fault, setFault] = useState('')
  const preview = chosen?.preview
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])

  // Choices are numbered, because a large file can be ready after a smaller one that was chosen later.
  const lastChoice = useRef(0)
  const shownChoice = useRef(0)

  async function choose(file: File): Promise<boolean> {
    const choice = (lastChoice.current += 1)
    const next = await preparePicture(file, recommended)
    const isLast = choice === lastChoice.current
    // A later choice was shown meanwhile, the picture was removed, or the form was closed.
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
      accept={pictureTypes.join()}
      onFile={(file) => prepare(choose(file))}
      onNone={restore}
    >
      {(over) =>
        over ? (
          <div className="picture-zone file-panel drop-zone">{messages.dropHere}</div>
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
          <div className="picture-zone file-panel drop-zone">
            <Image className="text-primary" aria-hidden="true" />
            <span>{messages.drop}</span>
            <label className="btn btn-line btn-small" htmlFor={control.id}>
              {messages.choose}
            </label>
            <span className="fs-5 text-body-secondary">
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

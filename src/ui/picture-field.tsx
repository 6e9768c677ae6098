import { Image } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ControlProps } from './field'
import { FileFrame, useFileInput } from './file-frame'
import { objection, open, pictureTypes, type Chosen, type Recommended } from './picture-file'
import { PicturePanel, type PictureWords } from './picture-panel'

export type { Recommended } from './picture-file'

interface ZoneWords {
  drop: string
  choose: string
  dropHere: string
  kinds: string
  upTo: string
  wrong: (name: string) => string
  empty: (name: string) => string
}

/**
 * A picture to send (SPEC 5, Admin form hints; BUDGETS, Techniques): dropped or chosen, shown as the website
 * will cut it, and scaled down before it goes unless the person wants the original. What will be sent always
 * lies in the file input, where the form reads it.
 */
export function PictureField({
  control,
  words,
  recommended,
  current,
}: {
  control: ControlProps
  words: PictureWords & ZoneWords
  recommended?: Recommended
  /** The address of the picture that is kept while no other is chosen. */
  current?: string
}) {
  const { input, put, focus } = useFileInput()
  const [chosen, setChosen] = useState<Chosen & { preview: string }>()
  const [original, setOriginal] = useState(false)
  const [fault, setFault] = useState('')
  const preview = chosen?.preview
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])

  const sent = chosen && (original ? chosen.file : (chosen.scaled?.file ?? chosen.file))

  async function take(file: File) {
    const refused = objection(file)
    const next = refused ? undefined : await open(file, recommended)
    setFault(next ? '' : words[refused ?? 'wrong'](file.name))
    put(next ? (next.scaled?.file ?? next.file) : sent)
    if (!next) return
    setOriginal(false)
    setChosen({ ...next, preview: URL.createObjectURL(file) })
  }

  return (
    <FileFrame
      {...{ input, control, fault }}
      className="picture-field"
      accept={pictureTypes.join()}
      onFile={(file) => void take(file)}
      onNone={() => put(sent)}
    >
      {(over) =>
        over ? (
          <div className="picture-zone">{words.dropHere}</div>
        ) : chosen || current ? (
          <PicturePanel
            id={control.id}
            words={words}
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
              put(undefined)
              setChosen(undefined)
              setFault('')
              focus()
            }}
          />
        ) : (
          <div className="picture-zone">
            <Image aria-hidden="true" />
            <span>{words.drop}</span>
            <label className="btn btn-line btn-small" htmlFor={control.id}>
              {words.choose}
            </label>
            <span className="muted">
              {[
                words.kinds,
                recommended &&
                  words.recommended(words.pixels(recommended.width, recommended.height)),
                words.upTo,
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

import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import '../choice-card.scss'
import { largeFile, mismatch, sizeText, type Chosen, type Recommended } from './picture-file'
import { PictureVersions, type PictureVersionMessages } from './picture-versions'

export interface PictureMessages extends PictureVersionMessages {
  chooseAnother: string
  current: string
  keepCurrent: string
  remove: string
  preview: string
  wider: string
  taller: string
  smaller: string
  large: (size: string) => string
  recommended: (size: string) => string
  edited: string
}

/** Shows the chosen picture with its size and warnings, or the stored one. */
export function PicturePanel({
  id,
  messages,
  recommended,
  chosen,
  isEdited,
  preview,
  replaces,
  original,
  onOriginal,
  onRemove,
  children,
}: {
  /** The id of the file input. */
  id: string
  messages: PictureMessages
  recommended?: Recommended
  chosen?: Chosen
  /** Whether `chosen` is the result of an edit. */
  isEdited: boolean
  preview?: string
  /** Whether there is a stored picture to go back to. */
  replaces: boolean
  original: boolean
  onOriginal: (wanted: boolean) => void
  onRemove: () => void
  /** Further buttons of the chosen picture. */
  children?: ReactNode
}) {
  const facts = [
    chosen && `${messages.pixels(chosen.width, chosen.height)}, ${sizeText(chosen.file.size)}`,
    isEdited && messages.edited,
    recommended && messages.recommended(messages.pixels(recommended.width, recommended.height)),
  ]
  const sent = chosen && (original ? chosen.file : (chosen.scaled?.file ?? chosen.file))
  const difference = chosen && recommended && mismatch(chosen, recommended)
  const warnings = [
    difference && messages[difference],
    sent && sent.size > largeFile && messages.large(sizeText(sent.size)),
  ].filter((sentence): sentence is string => Boolean(sentence))

  return (
    <div className="picture-panel file-panel border rounded-3 p-3">
      {preview && (
        <img
          className="object-fit-cover rounded"
          src={preview}
          alt={chosen ? messages.preview : messages.current}
          width={recommended?.width}
          height={recommended?.height}
        />
      )}
      <div className="vstack gap-1">
        <strong className="text-break" dir="auto">
          {chosen ? chosen.file.name : messages.current}
        </strong>
        <span className="fs-5 text-body-secondary">{facts.filter(Boolean).join(' · ')}</span>
        <div role="status">
          {warnings.map((sentence) => (
            <span className="field-warning" key={sentence}>
              <TriangleAlert aria-hidden="true" /> {sentence}
            </span>
          ))}
        </div>
      </div>
      <div className="picture-actions d-flex flex-wrap align-self-end gap-2">
        <label className="btn btn-line btn-small" htmlFor={id}>
          {messages.chooseAnother}
        </label>
        {children}
        {chosen && (
          <button type="button" className="btn btn-quiet btn-small" onClick={onRemove}>
            {replaces ? messages.keepCurrent : messages.remove}
          </button>
        )}
      </div>
      {chosen?.scaled && (
        <PictureVersions
          name={id}
          messages={messages}
          chosen={chosen}
          scaled={chosen.scaled}
          original={original}
          onOriginal={onOriginal}
        />
      )}
    </div>
  )
}

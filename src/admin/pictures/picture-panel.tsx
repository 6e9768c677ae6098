import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Picture } from '../../ui/picture/picture'
import '../../styles/choice-card.scss'
import type { Elements } from '../../ui/elements'
import { ChooseFileButton } from './file-picker'
import { largeFile, findMismatch, sizeText, type ChosenPicture } from './picture-file'
import type { PictureSize } from './metadata/picture-format'

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
  /** What becomes of a moving picture. */
  motion: Record<NonNullable<ChosenPicture['motion']>, string>
  undrawn: string
}

/** Shows the chosen picture with its size and warnings, or the stored one. */
export function PicturePanel({
  id,
  messages,
  recommended,
  chosen,
  isEdited,
  preview,
  hasStoredPicture,
  isOriginal,
  onOriginal,
  onRemove,
  children,
}: {
  /** The id of the file input. */
  id: string
  messages: PictureMessages
  recommended?: PictureSize
  chosen?: ChosenPicture
  /** Whether `chosen` is the result of an edit. */
  isEdited: boolean
  preview?: string
  /** Whether removing the chosen picture restores a stored one. */
  hasStoredPicture: boolean
  isOriginal: boolean
  onOriginal: (wanted: boolean) => void
  onRemove: () => void
  /** Further buttons of the chosen picture. */
  children?: Elements
}) {
  const details = [
    chosen && `${messages.pixels(chosen.width, chosen.height)}, ${sizeText(chosen.file.size)}`,
    isEdited && messages.edited,
    recommended && messages.recommended(messages.pixels(recommended.width, recommended.height)),
  ]
  const sent = chosen && (isOriginal ? chosen.file : (chosen.scaled?.file ?? chosen.file))
  const difference = chosen && recommended && findMismatch(chosen, recommended)
  const warnings = [
    chosen?.motion && messages.motion[chosen.motion],
    chosen?.undrawn && messages.undrawn,
    difference && messages[difference],
    sent && sent.size > largeFile && messages.large(sizeText(sent.size)),
  ].filter((sentence): sentence is string => Boolean(sentence))

  return (
    <div className="picture-panel file-panel border rounded-3 p-3">
      {preview && (
        <span
          className="panel-picture overflow-hidden rounded"
          style={{ aspectRatio: recommended && recommended.width / recommended.height }}
        >
          <Picture
            className="h-100 rounded"
            src={preview}
            alt={chosen ? messages.preview : messages.current}
          />
        </span>
      )}
      <div className="vstack gap-1">
        <strong className="text-break" dir="auto">
          {chosen ? chosen.file.name : messages.current}
        </strong>
        <span className="fs-5 text-body-secondary">{details.filter(Boolean).join(' · ')}</span>
        <div role="status">
          {warnings.map((sentence) => (
            <span className="field-warning text-warning" key={sentence}>
              <TriangleAlert aria-hidden="true" /> <span>{sentence}</span>
            </span>
          ))}
        </div>
      </div>
      <div className="picture-actions d-flex flex-wrap align-self-end gap-2">
        <ChooseFileButton id={id}>{messages.chooseAnother}</ChooseFileButton>
        {children}
        {chosen && (
          <button type="button" className="btn btn-quiet btn-small" onClick={onRemove}>
            {hasStoredPicture ? messages.keepCurrent : messages.remove}
          </button>
        )}
      </div>
      {chosen?.scaled && (
        <PictureVersions
          name={id}
          messages={messages}
          chosen={chosen}
          scaled={chosen.scaled}
          isOriginal={isOriginal}
          onOriginal={onOriginal}
        />
      )}
    </div>
  )
}

/** The messages of the choice between two versions of a picture. */
interface PictureVersionMessages {
  how: string
  scaled: string
  original: string
  about: (size: string) => string
  pixels: (width: number, height: number) => string
}

/** Lets staff send the picture scaled down or as it is. */
function PictureVersions({
  name,
  messages,
  chosen,
  scaled,
  isOriginal,
  onOriginal,
}: {
  name: string
  messages: PictureVersionMessages
  chosen: ChosenPicture
  scaled: NonNullable<ChosenPicture['scaled']>
  isOriginal: boolean
  onOriginal: (wanted: boolean) => void
}) {
  return (
    <fieldset className="d-grid grid-column-full gap-2">
      <legend className="visually-hidden">{messages.how}</legend>
      <PictureTile
        name={name}
        checked={!isOriginal}
        title={messages.scaled}
        onChoose={() => onOriginal(false)}
      >
        {`${messages.pixels(scaled.width, scaled.height)}, ${messages.about(sizeText(scaled.file.size))}`}
      </PictureTile>
      <PictureTile
        name={name}
        checked={isOriginal}
        title={messages.original}
        onChoose={() => onOriginal(true)}
      >
        {`${messages.pixels(chosen.width, chosen.height)}, ${sizeText(chosen.file.size)}`}
      </PictureTile>
    </fieldset>
  )
}

function PictureTile({
  name,
  checked,
  title,
  onChoose,
  children,
}: {
  name: string
  checked: boolean
  title: string
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <label className="choice-card min-h-target d-flex align-items-start gap-2 px-3 py-2 border rounded bg-white">
      <input
        className="form-check-input"
        type="radio"
        name={`${name}-sent`}
        checked={checked}
        onChange={onChoose}
      />
      <span>
        <span className="d-block">{title}</span>
        <span className="d-block fs-5 text-body-secondary">{children}</span>
      </span>
    </label>
  )
}

import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import '../choice-card.scss'
import { largeFile, mismatch, sizeText, type Chosen, type Recommended } from './picture-file'

export interface PictureMessages {
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
  how: string
  scaled: string
  original: string
  edited: string
  about: (size: string) => string
  pixels: (width: number, height: number) => string
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
        <fieldset className="d-grid grid-column-full gap-2">
          <legend className="visually-hidden">{messages.how}</legend>
          <Tile
            name={id}
            checked={!original}
            title={messages.scaled}
            onChoose={() => onOriginal(false)}
          >
            {messages.pixels(chosen.scaled.width, chosen.scaled.height)},{' '}
            {messages.about(sizeText(chosen.scaled.file.size))}
          </Tile>
          <Tile
            name={id}
            checked={original}
            title={messages.original}
            onChoose={() => onOriginal(true)}
          >
            {messages.pixels(chosen.width, chosen.height)}, {sizeText(chosen.file.size)}
          </Tile>
        </fieldset>
      )}
    </div>
  )
}

function Tile({
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
    <label className="choice-card d-flex align-items-start gap-2 px-3 py-2 border rounded bg-white">
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

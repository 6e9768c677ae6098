import { RotateCcw, RotateCw, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import {
  editedSize,
  maxAngle,
  minCropSize,
  turnPicture,
  type ChangeEdit,
  type PictureEdit,
} from './picture-edit'
import type { PictureSize } from './metadata/picture-format'

export interface EditorControlMessages {
  turnLeft: string
  turnRight: string
  straighten: string
  /** An angle in degrees; negative to the left. */
  angle: (degrees: number) => string
  size: string
  percent: (size: number) => string
  shape: string
  ownShape: string
  shapes: Record<AspectRatioName, string>
  result: (width: number, height: number) => string
  small: string
}

/** The shapes to choose from where the field recommends none: width divided by height. */
const aspectRatios = { '16:9': 16 / 9, '4:3': 4 / 3, '1:1': 1, '3:4': 3 / 4 }
type AspectRatioName = keyof typeof aspectRatios

/** The buttons and sliders that turn, straighten and crop the picture, and the size of the result. */
export function EditorControls({
  picture,
  edit,
  recommended,
  messages,
  onEdit,
}: {
  picture: { width: number; height: number }
  edit: PictureEdit
  recommended: PictureSize | undefined
  messages: EditorControlMessages
  onEdit: ChangeEdit
}) {
  const shapeId = useId()
  const result = editedSize(picture, edit, recommended)
  return (
    <div className="d-grid gap-3 mt-4">
      <div className="d-flex flex-wrap align-items-end gap-2">
        <button
          type="button"
          className="btn btn-line"
          onClick={() => onEdit((current) => turnPicture(picture, current, 'left'))}
        >
          <RotateCcw aria-hidden="true" /> <span>{messages.turnLeft}</span>
        </button>
        <button
          type="button"
          className="btn btn-line"
          onClick={() => onEdit((current) => turnPicture(picture, current, 'right'))}
        >
          <RotateCw aria-hidden="true" /> <span>{messages.turnRight}</span>
        </button>
        {!recommended && (
          <div className="flex-fill flex-md-grow-0 ms-md-auto">
            <label className="field-label mb-1 fs-4 fw-semibold" htmlFor={shapeId}>
              {messages.shape}
            </label>
            <select
              id={shapeId}
              className="form-select"
              value={nameOfAspectRatio(edit.aspectRatio)}
              onChange={({ target }) => {
                const aspectRatio = Object.entries(aspectRatios).find(
                  ([name]) => name === target.value,
                )?.[1]
                onEdit((current) => ({ ...current, aspectRatio }))
              }}
            >
              <option value="">{messages.ownShape}</option>
              {Object.keys(aspectRatios).map((name) => (
                <option key={name} value={name}>
                  {messages.shapes[name as AspectRatioName]}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      <div className="d-grid grid-auto-fit gap-3 column-gap-5">
        <EditorSlider
          label={messages.straighten}
          min={-maxAngle}
          max={maxAngle}
          step={0.5}
          value={edit.angle}
          text={messages.angle(edit.angle)}
          onChange={(angle) => onEdit((current) => ({ ...current, angle }))}
        />
        <EditorSlider
          label={messages.size}
          min={minCropSize * 100}
          max={100}
          step={1}
          value={Math.round(edit.size * 100)}
          text={messages.percent(Math.round(edit.size * 100))}
          onChange={(percent) => onEdit((current) => ({ ...current, size: percent / 100 }))}
        />
      </div>
      <p className="m-0">{messages.result(result.width, result.height)}</p>
      <div role="status">
        {recommended && result.width < recommended.width && (
          <span className="field-warning text-warning">
            <TriangleAlert aria-hidden="true" /> <span>{messages.small}</span>
          </span>
        )}
      </div>
    </div>
  )
}

const nameOfAspectRatio = (aspectRatio: number | undefined) =>
  Object.entries(aspectRatios).find(([, ratio]) => ratio === aspectRatio)?.[0] ?? ''

/** A slider whose value is shown as text, which screen readers read too. */
function EditorSlider({
  label,
  text,
  onChange,
  ...range
}: {
  label: string
  text: string
  min: number
  max: number
  step: number
  value: number
  onChange: (value: number) => void
}) {
  const id = useId()
  return (
    <div>
      <div className="d-flex justify-content-between gap-3">
        <label className="field-label mb-1 fs-4 fw-semibold" htmlFor={id}>
          {label}
        </label>
        <span aria-hidden="true">{text}</span>
      </div>
      <input
        id={id}
        {...range}
        type="range"
        className="form-range"
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  )
}

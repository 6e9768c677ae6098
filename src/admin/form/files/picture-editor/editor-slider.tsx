import { useId } from 'react'

/** A slider whose value is shown as text, which screen readers read too. */
export function EditorSlider({
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
        <label className="field-label mb-1 fw-semibold" htmlFor={id}>
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

import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { parseQuantity } from './rules'

/** The highest quantity: the input has room for five digits. */
export const maxQuantity = 99_999

/**
 * A quantity field with two buttons; its value is always a whole number from 1. The typed text is replaced by
 * that number on blur.
 */
export function Stepper({
  value,
  onChange,
  label,
  fewer,
  more,
  tooMany,
}: {
  value: number
  onChange: (value: number) => void
  label: string
  fewer: string
  more: string
  /** Says that a typed number was above the highest, which takes its place. */
  tooMany: string
}) {
  const noteId = useId()
  const [typedText, setTypedText] = useState<string>()
  const [isTooMany, setIsTooMany] = useState(false)
  const step = (next: number) => {
    setTypedText(undefined)
    setIsTooMany(false)
    onChange(Math.min(Math.max(next, 1), maxQuantity))
  }
  return (
    <>
      <div className="stepper scripted rounded text-white" role="group" aria-label={label}>
        <button
          type="button"
          className="d-print-none"
          aria-label={fewer}
          aria-disabled={value <= 1 || undefined}
          onClick={() => step(value - 1)}
        >
          <Minus aria-hidden="true" />
        </button>
        <input
          className="fw-semibold text-center font-tabular-nums"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          value={typedText ?? String(value)}
          aria-describedby={isTooMany ? noteId : undefined}
          onChange={(event) => {
            const typed = parseQuantity(event.target.value)
            setTypedText(event.target.value)
            setIsTooMany(typed > maxQuantity)
            onChange(Math.min(typed, maxQuantity))
          }}
          onBlur={() => setTypedText(undefined)}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          className="d-print-none"
          aria-label={more}
          aria-disabled={value >= maxQuantity || undefined}
          onClick={() => step(value + 1)}
        >
          <Plus aria-hidden="true" />
        </button>
      </div>
      <span className="stepper-note fs-5 lh-sm" role="status" id={noteId}>
        {isTooMany ? tooMany : ''}
      </span>
    </>
  )
}

import { OctagonAlert, TriangleAlert } from 'lucide-react'
import { useId, useState, type FormEvent, type ReactNode } from 'react'

/** What a field hands to its control: name, id and the wiring to label, hint and error. */
export interface ControlProps {
  id: string
  name: string
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** How a field counts what is typed, in code points. */
export interface Limit {
  max: number
  /** "12 / 50", or "52 / 50 · 2 over". */
  shown: (used: number, max: number) => string
  /** Said once to a screen reader when 90 % and when the limit is passed. */
  said?: (used: number, max: number) => string
  /** The sentence under a field that is over its limit, where that only warns. */
  warning?: string
}

/** Code points of what would be sent: values are trimmed on the way. */
export const lengthOf = (value: string) => [...value.trim()].length

/**
 * Label, control, hint, count and error of one question, wired once. `id` is the field's own, so that an alert
 * can lead to it.
 */
export function Field({
  id: given,
  name,
  label,
  mark,
  hint,
  error,
  limit,
  value = '',
  required,
  className = '',
  aside,
  children,
}: {
  id?: string
  name: string
  label: string
  /** The word behind the star of a required field. */
  mark?: string
  hint?: ReactNode
  error?: string
  limit?: Limit
  /** What the control opens with; the count starts from it. */
  value?: string
  required?: boolean
  className?: string
  /** What stands at the label's right end, such as a help button. */
  aside?: ReactNode
  children: (control: ControlProps) => ReactNode
}) {
  const made = useId()
  const id = given ?? made
  const [used, setUsed] = useState(() => lengthOf(value))
  const over = limit !== undefined && used > limit.max
  const near = limit !== undefined && used >= limit.max * 0.9
  const described = [
    hint !== undefined && `${id}-hint`,
    error && `${id}-error`,
    over && limit.warning && `${id}-over`,
  ].filter(Boolean)

  const counted = (event: FormEvent<HTMLDivElement>) => {
    const control = event.target
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      setUsed(lengthOf(control.value))
  }

  return (
    <div
      className={`field ${className}`}
      data-error={error ? '' : undefined}
      data-over={over ? '' : undefined}
      onInput={limit && counted}
    >
      <label className="field-label" id={`${id}-label`} htmlFor={id}>
        {label}
        {required && (
          <span className="field-star" title={mark} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {aside}
      {children({
        id,
        name,
        'aria-required': required || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described.join(' ') || undefined,
      })}
      {hint !== undefined && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {limit && (
        <>
          <span className="field-count" data-near={near ? '' : undefined} aria-hidden="true">
            {limit.shown(used, limit.max)}
          </span>
          <span className="visually-hidden" role="status">
            {near && limit.said?.(over ? limit.max + 1 : Math.ceil(limit.max * 0.9), limit.max)}
          </span>
        </>
      )}
      {over && limit.warning && (
        <span className="field-warning" id={`${id}-over`}>
          <TriangleAlert aria-hidden="true" /> {limit.warning}
        </span>
      )}
      {error && (
        <span className="field-error" id={`${id}-error`}>
          <OctagonAlert aria-hidden="true" /> {error}
        </span>
      )}
    </div>
  )
}

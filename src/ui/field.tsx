import { OctagonAlert, TriangleAlert } from 'lucide-react'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { FieldCount, type Limit } from './field-count'

/** The props of a control: its name, its id and the links to label, hint and error. */
export interface ControlProps {
  id: string
  name: string
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Length in code points without surrounding space, because values are trimmed before they are sent. */
export const lengthOf = (value: string) => [...value.trim()].length

/** A form field: label, control, hint, count and error with their ids. With an `id` given, alerts can link to it. */
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
  /** The tooltip of a required field's star. */
  mark?: string
  hint?: ReactNode
  error?: string
  limit?: Limit
  /** The control's initial value, from which the count starts. */
  value?: string
  required?: boolean
  className?: string
  /** Rendered at the label's right end, such as a help button. */
  aside?: ReactNode
  children: (control: ControlProps) => ReactNode
}) {
  const generated = useId()
  const id = given ?? generated
  const [used, setUsed] = useState(() => lengthOf(value))
  const over = limit !== undefined && used > limit.max
  const described = [
    hint !== undefined && `${id}-hint`,
    error && `${id}-error`,
    over && limit.warning && `${id}-over`,
  ].filter(Boolean)

  const count = (event: FormEvent<HTMLDivElement>) => {
    const control = event.target
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      setUsed(lengthOf(control.value))
  }

  return (
    <div
      className={`field ${className}`}
      data-error={error ? '' : undefined}
      data-over={over ? '' : undefined}
      onInput={limit && count}
    >
      <label className="field-label" id={`${id}-label`} htmlFor={id}>
        {label}
        {required && (
          <span className="text-danger" title={mark} aria-hidden="true">
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
      {limit && <FieldCount limit={limit} used={used} />}
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

import { OctagonAlert, TriangleAlert } from 'lucide-react'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { lengthOf } from '../../lib/typed-text'
import type { Elements } from '../elements'
import { useSendingLock } from './form'
import { useAfterTyping } from './use-after-typing'

/** The props of a control: its name, its id and the links to label, hint and error. */
export interface ControlProps {
  id: string
  name: string
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  /** While the form sends, its fields keep what stands in them. */
  'aria-disabled'?: true
  readOnly?: true
}

/** The props of a select, which knows no `readonly`: the lock of its form keeps what is chosen. */
export const forSelect = (control: ControlProps) => ({ ...control, readOnly: undefined })

/** A form field: label, control, hint, count and error with their ids. With an `id` given, alerts can link to it. */
export function Field({
  id: givenId,
  name,
  label,
  requiredTitle,
  hint,
  error,
  limit,
  value = '',
  warn,
  required,
  className = '',
  aside,
  children,
}: {
  id?: string
  name: string
  label: string
  /** The tooltip of a required field's star. */
  requiredTitle?: string
  hint?: ReactNode
  error?: string
  limit?: Limit
  /** The control's initial value, from which count and warning start. */
  value?: string
  /** What is odd about a value that can be sent all the same. */
  warn?: (value: string) => string | undefined
  required?: boolean
  className?: string
  /** Rendered at the label's right end, such as a help button. */
  aside?: Elements
  children: (control: ControlProps) => Elements
}) {
  const generatedId = useId()
  const id = givenId ?? generatedId
  const [length, setLength] = useState(() => lengthOf(value))
  const [warning, setWarning] = useState(() => warn?.(value))
  const afterTyping = useAfterTyping()
  const lock = useSendingLock()
  const isLocked = lock ? true : undefined
  const isOverLimit = limit !== undefined && length > limit.max
  const descriptionIds = [
    hint !== undefined && `${id}-hint`,
    error && `${id}-error`,
    isOverLimit && limit.warning && `${id}-over`,
    warning && `${id}-warning`,
  ].filter(Boolean)

  const onInput = (event: FormEvent<HTMLDivElement>) => {
    const control = event.target
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
    afterTyping(control.value.length, () => {
      setLength(lengthOf(control.value))
      setWarning(warn?.(control.value))
    })
  }

  return (
    <div
      {...lock}
      className={`field ${className}`}
      data-error={error ? '' : undefined}
      data-over={isOverLimit ? '' : undefined}
      onInput={limit || warn ? onInput : undefined}
    >
      <label className="field-label mb-1 fs-4 fw-semibold" id={`${id}-label`} htmlFor={id}>
        <span>{label}</span>
        {required && (
          <span className="text-danger" title={requiredTitle} aria-hidden="true">
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
        'aria-describedby': descriptionIds.join(' ') || undefined,
        'aria-disabled': isLocked,
        readOnly: isLocked,
      })}
      {hint !== undefined && (
        <span className="field-hint text-body-secondary" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {limit && <FieldCount limit={limit} length={length} />}
      {isOverLimit && limit.warning && (
        <span className="field-warning text-warning" id={`${id}-over`}>
          <TriangleAlert aria-hidden="true" /> <span>{limit.warning}</span>
        </span>
      )}
      {warning && (
        <span className="field-warning text-warning" id={`${id}-warning`}>
          <TriangleAlert aria-hidden="true" /> <span>{warning}</span>
        </span>
      )}
      {error && (
        <span className="field-error text-danger" id={`${id}-error`}>
          <OctagonAlert aria-hidden="true" /> <span>{error}</span>
        </span>
      )}
    </div>
  )
}

/** The length limit of a field, in characters as `lengthOf` counts them. */
export interface Limit {
  max: number
  /** "12 / 50", or "52 / 50 · 2 over". */
  format: (used: number, max: number) => string
  /** Announced to screen readers once at 90 % of the limit, and once when the limit is exceeded. */
  announce?: (used: number, max: number) => string
  /** Shown below a field that is over its limit, where that is no error. */
  warning?: string
}

/** The count of a field with a limit; announced near the limit and when it is exceeded. */
function FieldCount({
  limit: { max, format, announce },
  length,
}: {
  limit: Limit
  length: number
}) {
  const warningLength = Math.ceil(max * 0.9)
  const isNear = length >= warningLength
  return (
    <>
      <span
        className="field-count font-tabular-nums text-nowrap"
        data-near={isNear ? '' : undefined}
        aria-hidden="true"
      >
        {format(length, max)}
      </span>
      <span className="visually-hidden" role="status">
        {isNear && announce?.(length > max ? max + 1 : warningLength, max)}
      </span>
    </>
  )
}

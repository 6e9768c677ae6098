import type { ReactNode } from 'react'
import type { AlertContent } from '../data/alert-content'
import { Field, type ControlProps, type Limit } from '../ui/field'
import { commonMessages } from '../messages/common'

/** Which public form a field stands in. */
type PublicForm = 'contact' | 'registration'

const idOf = (form: PublicForm, field: string) => `${form}-${field}`

/** A field of a public form [CONTACT-4]; those with a limit take the whole width. */
export function Question({
  form,
  name,
  label,
  error,
  hint,
  most,
  value,
  required,
  children,
}: {
  form: PublicForm
  name: string
  label: string
  error?: string
  hint?: string
  /** Its limit in characters, counted while typing. */
  most?: number
  /** What it opens with, for the count. */
  value?: string
  required?: boolean
  children: (control: ControlProps) => ReactNode
}) {
  return (
    <Field
      id={idOf(form, name)}
      name={name}
      label={label}
      mark={commonMessages().required}
      required={required}
      error={error}
      hint={hint}
      limit={most === undefined ? undefined : limitOf(most)}
      value={value}
      className={most === undefined ? '' : 'field-wide'}
    >
      {children}
    </Field>
  )
}

/** Who writes: what every public form asks first [CONTACT-1] [REG-1]. */
export function PersonQuestions({
  form,
  texts,
  broken,
}: {
  form: PublicForm
  texts: Record<'name' | 'email' | 'emailSample', string>
  /** What is wrong with each. */
  broken: { name?: string; email?: string }
}) {
  return (
    <>
      <Question form={form} name="name" label={texts.name} error={broken.name} required>
        {(control) => (
          <input {...control} className="form-control" autoComplete="name" dir="auto" />
        )}
      </Question>
      <Question form={form} name="email" label={texts.email} error={broken.email} required>
        {(control) => (
          <input
            {...control}
            className="form-control"
            type="email"
            autoComplete="email"
            placeholder={texts.emailSample}
          />
        )}
      </Question>
    </>
  )
}

function limitOf(max: number): Limit {
  const common = commonMessages()
  return {
    max,
    shown: common.count,
    said: (used) => (used > max ? common.overLimit(used - max) : common.nearLimit(max - used)),
  }
}

/**
 * The one alert that lists every failure in the order of the fields, each entry leading to its field [CONTACT-4];
 * nothing when nothing failed.
 */
export function refusal<F extends string>(
  form: PublicForm,
  order: readonly F[],
  failed: Partial<Record<F, string>>,
): AlertContent | undefined {
  const faulty = order.filter((field) => failed[field])
  if (!faulty.length) return undefined
  return {
    tone: 'danger',
    message: faulty.map((field) => failed[field]!),
    fields: faulty.map((field) => idOf(form, field)),
  }
}

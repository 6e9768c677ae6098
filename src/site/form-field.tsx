import { Field, type ControlProps, type Limit } from '../ui/form/field'
import { commonMessages } from '../messages/common'
import type { Elements } from '../ui/elements'

/** The public forms; the ids of their fields begin with this name. */
export type PublicForm = 'contact' | 'registration'

/** The id of a field, to which alerts link. */
export const publicFieldId = (form: PublicForm, field: string) => `${form}-${field}`

/** A field of a public form; fields with a limit take the full width. */
export function FormField({
  form,
  name,
  label,
  error,
  limits,
  value,
  required,
  children,
}: {
  form: PublicForm
  name: string
  label: string
  error?: string
  /** The least and the most characters; shows a hint and a counter. */
  limits?: readonly [min: number, max: number]
  /** The initial value, for the counter. */
  value?: string
  required?: boolean
  children: (control: ControlProps) => Elements
}) {
  const { length } = commonMessages()
  return (
    <Field
      id={publicFieldId(form, name)}
      name={name}
      label={label}
      requiredTitle={commonMessages().required}
      required={required}
      error={error}
      hint={limits && length(...limits)}
      limit={limits && limitOf(limits[1])}
      value={value}
      className={limits ? 'field-wide' : ''}
    >
      {children}
    </Field>
  )
}

export function NameAndEmailFields({
  form,
  texts,
  errors,
}: {
  form: PublicForm
  texts: Record<'name' | 'email' | 'emailSample', string>
  errors: { name?: string; email?: string }
}) {
  return (
    <>
      <FormField form={form} name="name" label={texts.name} error={errors.name} required>
        {(control) => (
          <input {...control} className="form-control" autoComplete="name" dir="auto" />
        )}
      </FormField>
      <FormField form={form} name="email" label={texts.email} error={errors.email} required>
        {(control) => (
          <input
            {...control}
            className="form-control"
            type="email"
            autoComplete="email"
            placeholder={texts.emailSample}
          />
        )}
      </FormField>
    </>
  )
}

function limitOf(max: number): Limit {
  const common = commonMessages()
  return {
    max,
    format: common.count,
    announce: (used) => (used > max ? common.overLimit(used - max) : common.nearLimit(max - used)),
  }
}

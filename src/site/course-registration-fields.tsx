import type { ReactNode } from 'react'
import { words } from '../content/words'
import { Field, type ControlProps, type Limit } from '../ui/field'
import type { RuledField } from './course-registration-rules'

/** Where a field stands in the document: the alert leads to it. */
export const idOf = (field: string) => `registration-${field}`

type Broken = Partial<Record<RuledField, string>>

/** Who registers, and in which language. */
export function PersonFields({ broken }: { broken: Broken }) {
  const texts = words('registration')
  return (
    <>
      <Question name="name" error={broken.name} required>
        {(control) => (
          <input {...control} className="form-control" autoComplete="name" dir="auto" />
        )}
      </Question>
      <Question name="email" error={broken.email} required>
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
      <Question name="mobno">
        {(control) => <input {...control} className="form-control" type="tel" autoComplete="tel" />}
      </Question>
      <Question name="language" error={broken.language} required>
        {(control) => (
          <select {...control} className="form-select" defaultValue="">
            <option value="">{texts.chooseLanguage}</option>
            {texts.languages.map((language) => (
              <option key={language}>{language}</option>
            ))}
          </select>
        )}
      </Question>
    </>
  )
}

/** Where the person lives, and what there is to say. */
export function WordsFields({ broken }: { broken: Broken }) {
  const texts = words('registration')
  return (
    <>
      <Question name="address" error={broken.address} hint={texts.addressHint} most={350} required>
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            rows={3}
            autoComplete="street-address"
            dir="auto"
          />
        )}
      </Question>
      <Question name="comment" error={broken.comment} hint={texts.commentHint} most={500} required>
        {(control) => <textarea {...control} className="form-control" rows={4} dir="auto" />}
      </Question>
    </>
  )
}

/** A field of this form; those with a limit take the whole width. */
export function Question({
  name,
  error,
  hint,
  most,
  required,
  children,
}: {
  name: RuledField | 'mobno' | 'course_type' | 'course_name'
  error?: string
  hint?: string
  most?: number
  required?: boolean
  children: (control: ControlProps) => ReactNode
}) {
  return (
    <Field
      id={idOf(name)}
      name={name}
      label={words('registration')[name]}
      mark={words('common').required}
      required={required}
      error={error}
      hint={hint}
      limit={most === undefined ? undefined : limitOf(most)}
      className={most === undefined ? '' : 'field-wide'}
    >
      {children}
    </Field>
  )
}

function limitOf(max: number): Limit {
  const common = words('common')
  return {
    max,
    shown: common.count,
    said: (used) => (used > max ? common.overLimit(used - max) : common.nearLimit(max - used)),
  }
}

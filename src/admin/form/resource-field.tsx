import { toText } from '../../data/to-text'
import { Field } from '../../ui/field'
import { controlOf } from './controls'
import type { AnyRow, Field as Question } from '../resources/resource'
import { formMessages } from '../../messages/admin-forms'
import { commonMessages } from '../../messages/common'

/** The id of a question's control, by which alerts lead to it. */
export const idOf = (field: string) => `field-${field}`

/** One question of the form, with its hint, count and fault. */
export function Ask({
  question: { field, from = field, label, hint, required, limit, span = 12, as },
  row,
  copied,
  prefilled = '',
  fault,
}: {
  question: Question
  row?: AnyRow
  /** The record whose values a new one opens with. */
  copied?: AnyRow
  prefilled?: string
  fault?: string
}) {
  const texts = formMessages
  const { required: mark, count, over } = commonMessages()
  const source = row ?? copied
  // What an address brings is cut at the limit: anyone may have written it [DATA-8].
  const value = source ? toText(source[from]) : [...prefilled].slice(0, limit).join('')
  return (
    <Field
      id={idOf(field)}
      name={field}
      label={label}
      hint={hint}
      mark={mark}
      error={fault}
      required={required === true || (required === 'add' && !row)}
      value={value}
      className={`span-${span}`}
      limit={
        limit === undefined
          ? undefined
          : {
              max: limit,
              shown: (used, max) => (used > max ? over : count)(used, max),
              said: (used, max) => (used > max ? texts.overSaid : texts.nearSaid)(max),
              warning: texts.overLimit,
            }
      }
    >
      {(control) => controlOf(as)(control, value, row)}
    </Field>
  )
}

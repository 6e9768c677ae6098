import { cutText } from '../../../lib/cut-text'
import { toText } from '../../../lib/to-text'
import { Field } from '../../../ui/form/field'
import { controlOf } from './controls'
import { valueWarning } from './value-warning'
import type { AnyRecord, FieldDefinition, Resource } from '../../resource'
import { fieldId } from '../form-values'
import { formMessages } from '../../../messages/admin-screens/form/forms'
import { commonMessages } from '../../../messages/common'
import type { ComponentType } from 'react'
import type { FieldName, FormValues } from '../../../api/contract'
import { lookUp } from '../../../lib/look-up'
import type { PreviewProps } from '../preview/lazy-preview'

/** The grid classes of a field. Date and time fields stay side by side on a phone. */
function columnsOf(span: number, kind: FieldDefinition['control']): string {
  if (span === 12) return 'col-12'
  const onPhone = span === 3 || kind === 'date' || kind === 'time' ? 'col-6' : 'col-12'
  return `${onPhone} col-md-${span}`
}

/** One field of the form, with its hint, counter and error. */
export function ResourceField({
  id,
  definition: {
    field,
    recordField = field,
    label,
    hint,
    required,
    limit,
    span = 12,
    control: kind,
    readOnly,
  },
  record,
  copied,
  prefilled = '',
  error,
}: {
  /** The id of the control, where the page has several fields of this name. */
  id?: string
  definition: FieldDefinition
  record?: AnyRecord
  /** The record that is duplicated. */
  copied?: AnyRecord
  prefilled?: string
  error?: string
}) {
  const texts = formMessages
  const { required: mark, count, over } = commonMessages()
  const source = record ?? copied
  // Anyone may have written the URL that prefills the form, so its values are cut at the limit. A cut address
  // would be somebody else's.
  const isWhole = source !== undefined || kind === 'email'
  const given = source ? toText(source[recordField]) : prefilled
  const value = isWhole ? given : cutText(given, limit ?? Infinity)
  return (
    <Field
      id={id ?? fieldId(field)}
      name={field}
      label={label}
      hint={hint}
      requiredTitle={mark}
      error={error}
      required={required === true || (required === 'add' && !record)}
      value={value}
      warn={(typed) => valueWarning(kind, typed)}
      className={columnsOf(span, kind)}
      limit={
        limit === undefined
          ? undefined
          : {
              max: limit,
              format: (used, max) => (used > max ? over : count)(used, max),
              announce: (used, max) =>
                (used > max ? texts.overLimitAnnouncement : texts.nearLimit)(max),
              warning: kind === 'email' ? texts.longAddress : texts.overLimit,
            }
      }
    >
      {(control) =>
        controlOf(kind)(
          readOnly ? { ...control, 'aria-disabled': undefined, readOnly } : control,
          value,
          record,
        )
      }
    </Field>
  )
}

/** The fields of a record's form, and the public preview of the typed values. */
export function RecordFields({
  resource,
  Preview,
  record,
  copied,
  prefilled,
  typed,
  errors,
}: {
  resource: Resource
  Preview?: ComponentType<PreviewProps>
  record?: AnyRecord
  copied?: AnyRecord
  prefilled: Partial<Record<FieldName, string>>
  typed?: FormValues
  errors: Record<string, string>
}) {
  const { fields = [], picture } = resource
  return (
    <>
      {copied && fields.some(({ field }) => field === 'file') && (
        <p className="mb-4 text-body-secondary">
          {picture ? formMessages.copyPicture : formMessages.copyFile}
        </p>
      )}
      <div className="form-columns align-items-start">
        <div className="row g-4">
          {fields.map((definition) => (
            <ResourceField
              key={definition.field}
              definition={definition}
              record={record}
              copied={copied}
              prefilled={prefilled[definition.field]}
              error={lookUp(errors, definition.field)}
            />
          ))}
        </div>
        {Preview && <Preview record={record ?? withoutPicture(resource, copied)} typed={typed} />}
      </div>
    </>
  )
}

/** The copied record without its picture, which is not copied. */
const withoutPicture = ({ picture }: Resource, record?: AnyRecord) =>
  record && picture ? { ...record, [picture]: undefined } : record

import type { ComponentType } from 'react'
import type { FieldName, FormValues } from '../../../api/contract'
import { lookUp } from '../../../data/look-up'
import { formMessages } from '../../../messages/admin-screens/form/forms'
import type { AnyRow, Resource } from '../../resource'
import type { PreviewProps } from '../preview/lazy-preview'
import { ResourceField } from './resource-field'

/** The fields of a record's form, and the public preview of the typed values. */
export function RecordFields({
  resource,
  Preview,
  row,
  copied,
  prefilled,
  typed,
  errors,
}: {
  resource: Resource
  Preview?: ComponentType<PreviewProps>
  row?: AnyRow
  copied?: AnyRow
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
              row={row}
              copied={copied}
              prefilled={prefilled[definition.field]}
              error={lookUp(errors, definition.field)}
            />
          ))}
        </div>
        {Preview && <Preview from={row ?? withoutPicture(resource, copied)} typed={typed} />}
      </div>
    </>
  )
}

/** The copied record without its picture, which is not copied. */
const withoutPicture = ({ picture }: Resource, row?: AnyRow) =>
  row && picture ? { ...row, [picture]: undefined } : row

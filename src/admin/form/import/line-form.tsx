import { useEffect, useRef, useState } from 'react'
import type { FormValues } from '../../../api/contract'
import { lookUp } from '../../../data/look-up'
import { importMessages } from '../../../messages/admin-screens/form/import'
import { commonMessages } from '../../../messages/common'
import { Form, SendButton } from '../../../ui/form/form'
import { fieldId, readValues, trimValues } from '../form-values'
import { ResourceField } from '../controls/resource-field'
import type { AnyRow, FieldDefinition } from '../../resource'
import { findImportErrors, type ImportLine } from './import-line'

/** The fields of the Add form for one line; shows its errors and what the server said [IMPORT-2] [REFUSAL-2]. */
export function LineForm({
  fields,
  line: { number, values, status },
  onApply,
  onCancel,
}: {
  fields: FieldDefinition[]
  line: ImportLine
  onApply: (values: FormValues) => void
  onCancel: () => void
}) {
  const texts = importMessages
  const [errors, setErrors] = useState<Record<string, string>>(() => ({
    ...(status.kind === 'refused' && status.fieldErrors),
    ...findImportErrors(fields, values),
  }))

  const firstField = useRef(fieldId(Object.keys(errors)[0] ?? fields[0]!.field))
  useEffect(() => document.getElementById(firstField.current)?.focus(), [])

  function apply(data: FormData) {
    const typed = trimValues(fields, readValues(fields, data))
    const found = findImportErrors(fields, typed)
    const [first] = Object.keys(found)
    setErrors(found)
    if (first) document.getElementById(fieldId(first))?.focus()
    else onApply(typed)
    return Promise.resolve(!first)
  }

  return (
    <Form onSend={apply} aria-label={texts.correction(number)}>
      <p className="fs-5 text-body-secondary">{texts.line(number)}</p>
      <div className="row g-4">
        {fields.map((definition) => (
          <ResourceField
            key={definition.field}
            // A line's values have the names of the form's fields, which can differ from those of a record.
            definition={{ ...definition, recordField: definition.field }}
            copied={values as AnyRow}
            error={lookUp(errors, definition.field)}
          />
        ))}
      </div>
      <div className="d-flex justify-content-end gap-2 mt-4">
        <button type="button" className="btn btn-line btn-small" onClick={onCancel}>
          {commonMessages().cancel}
        </button>
        <SendButton className="btn btn-primary btn-small" busyLabel={texts.apply}>
          {texts.apply}
        </SendButton>
      </div>
    </Form>
  )
}

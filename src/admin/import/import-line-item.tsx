import { CircleCheck, CircleHelp, OctagonAlert, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { FormValues } from '../../api/contract'
import { lookUp } from '../../lib/look-up'
import { adminMessages } from '../../messages/admin-screens/admin'
import { importMessages } from '../../messages/admin-screens/form/import'
import { commonMessages } from '../../messages/common'
import { clockText, dateText } from '../../messages/format'
import { Form, SendButton } from '../../ui/form/form'
import { DataText } from '../cells/cells'
import { ResourceField } from '../form/controls/resource-field'
import { findIncompleteFields } from '../form/controls/use-field-errors'
import { textsOf } from '../../lib/to-text'
import { fieldId, readValues, trimValues } from '../form/form-values'
import type { AnyRecord, FieldDefinition, Resource } from '../resource'
import { findImportErrors, findImportWarnings, type ImportLine } from './import-line'
import type { ImportState } from './use-import'

/** One line of an import: its name, values, errors, warnings, state and actions. */
export function ImportLineItem({
  resource,
  fields,
  line,
  firstLineByValues,
  state,
  onCorrect,
  onRemove,
}: {
  resource: Resource
  fields: FieldDefinition[]
  line: ImportLine
  /** The number of the first line with each set of values, to warn about repeated lines. */
  firstLineByValues: ReadonlyMap<string, number>
  state: ImportState
  /** Opens the fields of the line; undefined while another line is open. */
  onCorrect?: () => void
  onRemove: () => void
}) {
  const texts = importMessages
  const { number, values, status } = line
  const isAdded = status.kind === 'added'
  const errors = isAdded ? [] : Object.values(findImportErrors(fields, values))
  const warnings = isAdded ? [] : findImportWarnings(fields, line, firstLineByValues)
  const name = lookUp(textsOf(values), resource.name) || adminMessages.table.nothing
  const otherFields = fields.filter(
    ({ field }) => field !== resource.name && textsOf(values)[field],
  )
  const refusals = status.kind === 'refused' ? [status.message].flat() : []
  return (
    <>
      <div className="d-flex align-items-baseline gap-3">
        <span className="fs-5 text-body-secondary text-nowrap">{texts.line(number)}</span>
        <strong className="flex-fill">
          <DataText text={name} />
        </strong>
        <LineState kind={status.kind} isInvalid={errors.length > 0} />
      </div>
      {otherFields.length > 0 && (
        <div className="fs-5 text-body-secondary">
          {otherFields.map(({ field, label, control }, index) => (
            <span key={field}>
              <span>{`${index > 0 ? ' · ' : ''}${label}:`}</span>{' '}
              <DataText text={formatValue(textsOf(values)[field]!, control)} />
            </span>
          ))}
        </div>
      )}
      {[...errors, ...refusals].map((message, index) => (
        <div key={index} className="text-danger">
          {message}
        </div>
      ))}
      {warnings.map((message) => (
        <div key={message} className="text-warning">
          <TriangleAlert aria-hidden="true" width="18" height="18" /> <span>{message}</span>
        </div>
      ))}
      {status.kind === 'uncertain' && <div className="text-danger">{texts.uncertain}</div>}
      {!isAdded && !state.isRunning && (
        <LineActions line={line} state={state} onCorrect={onCorrect} onRemove={onRemove} />
      )}
    </>
  )
}

/** Formats dates and times as the lists do, so that the person sees how a date such as 3/4/2026 was read. */
const formatValue = (value: string, control: FieldDefinition['control']) =>
  control === 'date' ? dateText(value) : control === 'time' ? clockText(value) : value

/** The state of a line, in words and with an icon. */
function LineState({
  kind,
  isInvalid,
}: {
  kind: ImportLine['status']['kind']
  isInvalid: boolean
}) {
  const { status } = importMessages
  const [text, className, Icon] =
    kind === 'added'
      ? ([status.added, 'text-success', CircleCheck] as const)
      : kind === 'uncertain'
        ? ([status.uncertain, 'text-danger', CircleHelp] as const)
        : kind === 'adding'
          ? ([status.adding, 'text-body-secondary', undefined] as const)
          : isInvalid
            ? ([status.invalid, 'text-danger', OctagonAlert] as const)
            : kind === 'refused'
              ? ([status.refused, 'text-danger', OctagonAlert] as const)
              : ([status.ready, 'text-body-secondary', undefined] as const)
  return (
    <span className={`d-flex align-items-center gap-1 text-nowrap ${className}`}>
      {Icon && <Icon aria-hidden="true" width="18" height="18" />} <span>{text}</span>
    </span>
  )
}

/** The actions of a line. If it got no response, the person must first say whether it was added. */
function LineActions({
  line: { number, status },
  state,
  onCorrect,
  onRemove,
}: {
  line: ImportLine
  state: ImportState
  onCorrect?: () => void
  onRemove: () => void
}) {
  const { line: lineName, actions: texts } = importMessages
  const actions =
    status.kind === 'uncertain'
      ? [
          { text: texts.isThere, act: () => state.setStatus(number, 'added') },
          { text: texts.addAgain, act: () => state.setStatus(number, 'ready') },
        ]
      : [
          ...(onCorrect ? [{ text: texts.correct, act: onCorrect }] : []),
          { text: texts.leaveOut, act: onRemove },
        ]
  return (
    <div className="d-flex flex-wrap gap-2 mt-2">
      {actions.map(({ text, act }) => (
        <button key={text} type="button" className="btn btn-line btn-small" onClick={act}>
          <span>{text}</span> <span className="visually-hidden">{lineName(number)}</span>
        </button>
      ))}
    </div>
  )
}

/** The fields of the Add form for one line; shows its errors and what the server said. */
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
    const found = { ...findImportErrors(fields, typed), ...findIncompleteFields(fields, typed) }
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
            copied={values as AnyRecord}
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

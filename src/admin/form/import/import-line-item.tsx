import { TriangleAlert } from 'lucide-react'
import { lookUp } from '../../../data/look-up'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { importMessages } from '../../../messages/admin-screens/form/import'
import { clockText, dateText } from '../../../messages/format'
import { DataText } from '../../cells/cells'
import { textsOf } from '../form-values'
import type { FieldDefinition, Resource } from '../../resource'
import { findImportErrors, findImportWarnings, type ImportLine } from './import-line'
import type { ImportState } from './use-import'
import { LineActions } from './line-actions'
import { LineState } from './line-state'

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
      {!isAdded && !state.isRunning && <LineActions {...{ line, state, onCorrect, onRemove }} />}
    </>
  )
}

/** Formats dates and times as the lists do, so that the person sees how a date such as 3/4/2026 was read. */
const formatValue = (value: string, control: FieldDefinition['control']) =>
  control === 'date' ? dateText(value) : control === 'time' ? clockText(value) : value

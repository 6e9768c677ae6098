import { CircleCheck, CircleHelp, OctagonAlert, TriangleAlert } from 'lucide-react'
import { lookUp } from '../../../data/look-up'
import { adminMessages } from '../../../messages/admin'
import { importMessages } from '../../../messages/admin-import'
import { clockText, dateText } from '../../../messages/format'
import { DataText } from '../../cells/cells'
import { textsOf } from '../form-values'
import type { FieldDefinition, Resource } from '../../resources/resource'
import { findImportErrors, findImportWarnings, type ImportLine } from './import-line'
import type { ImportState } from './use-import'

/** One line of an import: its name and values, what is wrong with it, what became of it, and what can be done. */
export function ImportLineItem({
  resource,
  fields,
  line,
  firstWith,
  state,
  onCorrect,
  onLeaveOut,
}: {
  resource: Resource
  fields: FieldDefinition[]
  line: ImportLine
  /** The first line with each set of values, for lines that repeat another one. */
  firstWith: ReadonlyMap<string, number>
  state: ImportState
  /** Opens the fields of the line; undefined while another line is open. */
  onCorrect?: () => void
  onLeaveOut: () => void
}) {
  const texts = importMessages
  const { number, values, status } = line
  const isAdded = status.kind === 'added'
  const errors = isAdded ? [] : Object.values(findImportErrors(fields, values))
  const warnings = isAdded ? [] : findImportWarnings(fields, line, firstWith)
  const name = lookUp(textsOf(values), resource.name) || adminMessages.table.nothing
  const facts = fields.filter(({ field }) => field !== resource.name && textsOf(values)[field])
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
      {facts.length > 0 && (
        <div className="fs-5 text-body-secondary">
          {facts.map(({ field, label, as }, index) => (
            <span key={field}>
              {index > 0 && ' · '}
              {label}: <DataText text={shownValue(textsOf(values)[field]!, as)} />
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
          <TriangleAlert aria-hidden="true" width="18" height="18" /> {message}
        </div>
      ))}
      {status.kind === 'uncertain' && <div className="text-danger">{texts.uncertain}</div>}
      {!isAdded && !state.isRunning && <LineActions {...{ line, state, onCorrect, onLeaveOut }} />}
    </>
  )
}

/** What can be done with a line; of one without an answer the person says first whether it arrived. */
function LineActions({
  line: { number, status },
  state,
  onCorrect,
  onLeaveOut,
}: {
  line: ImportLine
  state: ImportState
  onCorrect?: () => void
  onLeaveOut: () => void
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
          { text: texts.leaveOut, act: onLeaveOut },
        ]
  return (
    <div className="d-flex flex-wrap gap-2 mt-2">
      {actions.map(({ text, act }) => (
        <button key={text} type="button" className="btn btn-line btn-small" onClick={act}>
          {text} <span className="visually-hidden">{lineName(number)}</span>
        </button>
      ))}
    </div>
  )
}

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
      {Icon && <Icon aria-hidden="true" width="18" height="18" />} {text}
    </span>
  )
}

/** Dates and times as the lists show them, so that a date read with the day first can be checked. */
const shownValue = (value: string, as: FieldDefinition['as']) =>
  as === 'date' ? dateText(value) : as === 'time' ? clockText(value) : value

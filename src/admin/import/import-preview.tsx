import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { importMessages } from '../../messages/admin-screens/form/import'
import { commonMessages } from '../../messages/common'
import { dateText } from '../../messages/format'
import { useIsBefore } from '../../ui/form/use-retry-time'
import { WriteAlert } from '../form/write-alert'
import type { FieldDefinition, Resource } from '../resource'
import { findDateOffers } from './date-offers'
import { findImportErrors, mapFirstLines } from './import-line'
import { ImportLineItem, LineForm } from './import-line-item'
import { importedFields } from './read-csv'
import type { ImportState } from './use-import'

/** The second step of an import: every line with its errors, and the button that adds them. */
export function ImportPreview({
  resource,
  state,
  ignored,
  isClosing,
  onBack,
  onClose,
}: {
  resource: Resource
  state: ImportState
  /** Names of columns that no field has. */
  ignored: string[]
  /** Whether the dialog closes as soon as the line that is being sent gets its response. */
  isClosing: boolean
  /** Undefined where the lines have no text to go back to. */
  onBack: (() => void) | undefined
  onClose: () => void
}) {
  const fields = importedFields(resource)
  const [corrected, setCorrected] = useState<number>()
  const firstLineByValues = mapFirstLines(state.lines)
  const listId = useId()
  const summary = useRef<HTMLParagraphElement>(null)
  // The pressed Preview button is unmounted, so the focus moves to the summary.
  useEffect(() => summary.current?.focus(), [])

  function closeLine(number: number) {
    flushSync(() => setCorrected(undefined))
    document.getElementById(`${listId}-${number}`)?.focus()
  }

  return (
    <>
      <div className="modal-body">
        <WriteAlert
          alert={state.alert}
          staysOpen
          newTabLabel={importMessages.signIn}
          onClose={state.closeAlert}
        />
        <p ref={summary} tabIndex={-1}>
          <ImportSummary resource={resource} state={state} ignored={ignored} />
        </p>
        {!state.isRunning && (
          <DateOffers fields={fields} state={state} onRead={() => summary.current?.focus()} />
        )}
        <Progress state={state} />
        <p role="status">{isClosing && closingText(state)}</p>
        <ol className="list-group" aria-label={importMessages.title(resource.labels.plural)}>
          {state.lines.map((line) => (
            <li
              key={line.number}
              id={`${listId}-${line.number}`}
              className="list-group-item"
              tabIndex={-1}
            >
              {line.number === corrected ? (
                <LineForm
                  fields={fields}
                  line={line}
                  onCancel={() => closeLine(line.number)}
                  onApply={(values) => {
                    state.correct(line.number, values)
                    closeLine(line.number)
                  }}
                />
              ) : (
                <ImportLineItem
                  resource={resource}
                  fields={fields}
                  line={line}
                  firstLineByValues={firstLineByValues}
                  state={state}
                  onCorrect={corrected === undefined ? () => setCorrected(line.number) : undefined}
                  onRemove={() => {
                    state.removeLine(line.number)
                    summary.current?.focus()
                  }}
                />
              )}
            </li>
          ))}
        </ol>
      </div>
      <ImportFooter
        state={state}
        onBack={onBack}
        onClose={onClose}
        isBlocked={corrected !== undefined}
      />
    </>
  )
}

/** How many lines can be added, and which columns of the file are not read. */
function ImportSummary({
  resource,
  state: { lines, addable },
  ignored,
}: {
  resource: Resource
  state: ImportState
  ignored: string[]
}) {
  const fields = importedFields(resource)
  const invalid = lines.filter(
    ({ values, status }) =>
      status.kind !== 'added' && Object.keys(findImportErrors(fields, values)).length > 0,
  )
  const sentences = [
    importMessages.ready(addable.length),
    importMessages.toCorrect(invalid.length),
    ignored.length ? importMessages.ignored(ignored.join(', ')) : '',
  ]
  return <span>{sentences.filter(Boolean).join(' ')}</span>
}

/** Offers to read the dates of a column, once for all its lines. */
const DateOffers = ({
  fields,
  state: { lines, setDates },
  onRead,
}: {
  fields: FieldDefinition[]
  state: ImportState
  onRead: () => void
}) =>
  findDateOffers(fields, lines).map(({ definition, sample, line, readings }) => (
    <div key={definition.field} className="d-flex flex-wrap align-items-center gap-2 mb-4">
      <span>{importMessages.dates.question(definition.label)}</span>
      {readings.map(({ days }) => (
        <button
          key={days.get(line)}
          type="button"
          className="btn btn-line btn-small"
          onClick={() => {
            setDates(definition.field, days)
            onRead()
          }}
        >
          {importMessages.dates.read(sample, dateText(days.get(line)!))}
        </button>
      ))}
    </div>
  ))

/** Says what the closing dialog waits for. */
const closingText = ({ lines }: ImportState) =>
  importMessages.closing(lines.find(({ status }) => status.kind === 'adding')?.number)

function Progress({ state: { added, lines, isRunning } }: { state: ImportState }) {
  if (!isRunning && !added) return null
  return (
    <p className="d-flex align-items-center gap-3">
      <progress
        className="flex-fill"
        aria-label={importMessages.progress}
        value={added}
        max={lines.length}
      />
      <span className="font-tabular-nums">{importMessages.addedOf(added, lines.length)}</span>
    </p>
  )
}

/** Back, Close, and one button that starts and stops the import: a second button would lose the focus. */
function ImportFooter({
  state: { addable, added, alert, isRunning, isStopping, start, stop },
  isBlocked,
  onBack,
  onClose,
}: {
  state: ImportState
  /** A line is being corrected. */
  isBlocked: boolean
  onBack: (() => void) | undefined
  onClose: () => void
}) {
  const texts = importMessages
  const isWaiting = useIsBefore(alert?.retryAt)
  return (
    <div className="modal-footer">
      {onBack && !isRunning && !added && (
        <button type="button" className="btn btn-line me-auto" onClick={onBack}>
          {texts.back}
        </button>
      )}
      <button type="button" className="btn btn-line" onClick={onClose}>
        {commonMessages().close}
      </button>
      {(isRunning || addable.length > 0) && (
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={isBlocked || isStopping || isWaiting || undefined}
          onClick={() => {
            if (isRunning) stop()
            else if (!isBlocked && !isWaiting) void start()
          }}
        >
          {isStopping ? texts.stopping : isRunning ? texts.stop : texts.add(addable.length)}
        </button>
      )}
    </div>
  )
}

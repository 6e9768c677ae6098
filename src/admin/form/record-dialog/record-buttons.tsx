import { adminMessages } from '../../../messages/admin-screens/admin'
import { formMessages } from '../../../messages/admin-screens/form/forms'
import { commonMessages } from '../../../messages/common'
import { SendButton, useSending, useWaiting } from '../../../ui/form/form'
import type { SubmitKind, SaveProblem } from '../save/save-changes'
import { saveMessages } from '../../../messages/admin-screens/form/save'
import type { ReactNode } from 'react'
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { paneMessages } from '../../../messages/admin-screens/pane'
import { formatCount } from '../../../messages/format'
import { UploadStatus } from './upload-status'

/** The buttons of a record's form: Cancel, those that save and open another record, and Submit or Update. */
export function RecordDialogFooter({
  isEdit,
  submitIcon: SubmitIcon,
  hasRequired,
  canAddAnother,
  navigation,
  setSubmitKind,
  onCancel,
}: {
  isEdit: boolean
  /** Says more than "Submit" what the button does. */
  submitIcon?: LucideIcon
  /** Whether a field is marked as required, which a note explains. */
  hasRequired: boolean
  canAddAnother: boolean
  navigation?: RecordNavigation
  setSubmitKind: (kind: SubmitKind) => void
  onCancel: () => void
}) {
  return (
    <div className="modal-footer">
      <UploadStatus />
      {hasRequired && (
        <span className="me-auto d-none d-md-inline fs-5 text-body-secondary">
          {commonMessages().requiredNote}
        </span>
      )}
      <button type="button" className="btn btn-line" onClick={onCancel}>
        {commonMessages().cancel}
      </button>
      {canAddAnother && (
        <SubmitButton
          kind="save-add"
          setSubmitKind={setSubmitKind}
          className="btn btn-line add-another"
        >
          {formMessages.another}
        </SubmitButton>
      )}
      {navigation && <SaveAndStepButtons navigation={navigation} setSubmitKind={setSubmitKind} />}
      <SendButton
        className="btn btn-primary"
        busyLabel={isEdit ? adminMessages.updating : adminMessages.saving}
      >
        {SubmitIcon && <SubmitIcon aria-hidden="true" />}
        <span>{isEdit ? adminMessages.update : adminMessages.submit}</span>
      </SendButton>
    </div>
  )
}

/** The buttons that save and open a neighbour, where there is one. */
function SaveAndStepButtons({
  navigation: { hasPrevious, hasNext },
  setSubmitKind,
}: {
  navigation: RecordNavigation
  setSubmitKind: (kind: SubmitKind) => void
}) {
  if (!hasPrevious && !hasNext) return null
  return (
    <div className="save-steps d-flex gap-3">
      {hasPrevious && (
        <SubmitButton kind="save-previous" setSubmitKind={setSubmitKind}>
          {saveMessages.saveAndPrevious}
        </SubmitButton>
      )}
      {hasNext && (
        <SubmitButton kind="save-next" setSubmitKind={setSubmitKind}>
          {saveMessages.saveAndNext}
        </SubmitButton>
      )}
    </div>
  )
}

/**
 * Submits the form with its own submit kind. It has `type="button"`, because Enter in a field presses the first submit
 * button.
 */
function SubmitButton({
  kind,
  setSubmitKind,
  className = 'btn btn-line',
  isDisabled = false,
  children,
}: {
  kind: SubmitKind
  setSubmitKind: (kind: SubmitKind) => void
  className?: string
  isDisabled?: boolean
  children: ReactNode
}) {
  const sending = useSending()
  const waiting = useWaiting()
  const isInert = sending || waiting || isDisabled
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isInert || undefined}
      onClick={(event) => {
        if (isInert) return
        setSubmitKind(kind)
        event.currentTarget.form!.requestSubmit()
      }}
    >
      {children}
    </button>
  )
}

/** The buttons of the alert that says why an update was not sent. */
export function SaveProblemActions({
  problem,
  canAdd,
  hasFile,
  setSubmitKind,
}: {
  problem: SaveProblem
  /** Whether the API accepts new records. */
  canAdd: boolean
  hasFile: boolean
  setSubmitKind: (kind: SubmitKind) => void
}) {
  const actions = actionsFor(problem, canAdd)
  const addsAgain = actions.some(([, kind]) => kind === 'add-again')
  return (
    <>
      {addsAgain && hasFile && <span className="w-100">{saveMessages.fileNotAdded}</span>}
      {actions.map(([label, kind]) => (
        <SubmitButton
          key={kind}
          kind={kind}
          setSubmitKind={setSubmitKind}
          className="btn btn-line btn-small"
        >
          {label}
        </SubmitButton>
      ))}
    </>
  )
}

function actionsFor(problem: SaveProblem, canAdd: boolean): [label: string, kind: SubmitKind][] {
  if (problem.kind === 'read-failed')
    return [
      [saveMessages.tryAgain, 'save'],
      [saveMessages.saveAnyway, 'overwrite'],
    ]
  if (problem.kind === 'conflict') return []
  if (problem.nextPage === 1) return [[saveMessages.lookThroughAll, 'search-pages']]
  if (problem.nextPage) return [[saveMessages.lookThroughMore, 'search-pages']]
  return canAdd ? [[saveMessages.addAgain, 'add-again']] : []
}

/** The neighbours of the edited record in the list, on this page or the next. */
export interface RecordNavigation {
  /** The record's number in the list. */
  number: number
  total: number
  hasPrevious: boolean
  hasNext: boolean
  /** Opens the next (1) or the previous (-1) record. */
  step: (step: 1 | -1) => void
}

/** The position of the edited record in the list, with buttons that open its neighbours without saving. */
export function RecordSteps({
  label,
  navigation: { number, total, hasPrevious, hasNext },
  onStep,
}: {
  label: string
  navigation: RecordNavigation
  onStep: (step: 1 | -1) => void
}) {
  if (!hasPrevious && !hasNext) return null
  return (
    <div className="d-flex align-items-center gap-2 mb-3">
      <span className="me-2">
        {paneMessages.position(label, formatCount(number), formatCount(total))}
      </span>
      <button
        type="button"
        className="btn btn-line btn-small"
        aria-label={paneMessages.previous(label)}
        aria-disabled={!hasPrevious || undefined}
        onClick={() => hasPrevious && onStep(-1)}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <button
        type="button"
        className="btn btn-line btn-small"
        aria-label={paneMessages.next(label)}
        aria-disabled={!hasNext || undefined}
        onClick={() => hasNext && onStep(1)}
      >
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
  )
}

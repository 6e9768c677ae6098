import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormValues } from '../../../api/contract'
import type { AlertContent } from '../../../ui/alert/alert-message'
import { focusFirstField } from '../../../ui/focus'
import type { AnyRecord, FieldDefinition, Resource } from '../../resource'
import { fieldId, readValues, trimValues } from '../form-values'
import { useFieldErrors } from '../controls/use-field-errors'
import type { RecordChange, SaveOutcome, SaveProblem, SubmitKind } from '../save/save-changes'
import { weeklyDays } from '../../../lib/date-time'
import { toText } from '../../../lib/to-text'
import { repeatName } from './repeat-field'
import { useDraft } from '../../drafts/draft'
import { useRecordVersions } from '../conflict/use-record-versions'

/** The alert of the form; `problem` says why nothing was saved. */
export type FormAlert = AlertContent & { problem?: SaveProblem }

/** The field with the day of a record that can be repeated every week. */
export const repeatedField = ({ canImport, fields = [] }: Resource) =>
  canImport ? fields.find(({ control }) => control === 'date') : undefined

/** A form that is being sent, and what follows a success. */
export interface SubmittedForm {
  form: HTMLFormElement
  /** The form stays open for a further record. */
  another: boolean
  /** With several days a record is added for each. */
  days: string[]
  /** The next (1) or the previous (-1) record is opened. */
  step?: 1 | -1
}

/** The calls of a record's form. */
export interface RecordFormCalls {
  onAdd: (values: FormValues, submitted: SubmittedForm) => Promise<SaveOutcome>
  onUpdate?: (change: RecordChange, submitted: SubmittedForm) => Promise<SaveOutcome>
}

interface RecordFormOptions extends RecordFormCalls {
  resource: Resource
  record?: AnyRecord
  copied?: AnyRecord
  /** The result of the save that led to this form. */
  initialAlert?: AlertContent
  /** The name of the form's draft. */
  draftName: string
  onStep?: (step: 1 | -1) => void
}

const stepAfter = (kind: SubmitKind): SubmittedForm['step'] =>
  kind === 'save-next' ? 1 : kind === 'save-previous' ? -1 : undefined

/** The state of a record's form: its draft, typed values, errors, alert and conflict. */
export function useRecordForm({
  resource,
  record,
  copied: initialCopy,
  initialAlert,
  draftName,
  onAdd,
  onUpdate,
  onStep,
}: RecordFormOptions) {
  const { fields = [] } = resource
  const draft = useDraft(draftName, !record)
  const versions = useRecordVersions(fields, record)
  const [copied, setCopied] = useState(initialCopy)
  const [isDirty, setDirty] = useState(false)
  const [typed, setTyped] = useState<FormValues>()
  const fieldErrors = useFieldErrors(fields, !record)
  const [alert, setAlert] = useState<FormAlert>()
  const submitKind = useRef<SubmitKind>('save')
  const wasAsked = useRef(false)
  const [resetCount, setResetCount] = useState(0)
  useInitialAlert(initialAlert, setAlert)

  async function send(data: FormData, form: HTMLFormElement, openedData: FormData) {
    const kind = submitKind.current
    submitKind.current = 'save'
    const values = readValues(fields, data)
    // Rendered before the focus moves, so that a screen reader reads the field's error.
    const missing = flushSync(() => {
      setAlert(undefined)
      return fieldErrors.showMissing(values, kind === 'add-again')
    })
    if (missing) {
      document.getElementById(fieldId(missing))?.focus()
      return false
    }

    const unasked = record || wasAsked.current ? undefined : findEmpty(fields, values)
    if (unasked) {
      wasAsked.current = true
      flushSync(() => fieldErrors.showRefused({ [unasked.field]: unasked.emptyQuestion! }, values))
      document.getElementById(fieldId(unasked.field))?.focus()
      return false
    }

    const step = stepAfter(kind)
    const change = {
      ...versions.changeOf(values, readValues(fields, openedData), kind),
      searchFrom: alert?.problem?.kind === 'missing' ? alert.problem.nextPage : undefined,
    }
    if (step && !Object.keys(change.edits).length) {
      openNeighbour(step)
      return false
    }

    draft.onSend()
    const submitted = { form, another: kind === 'save-add', days: daysOf(data), step }
    const outcome =
      onUpdate && kind !== 'add-again'
        ? await onUpdate(change, submitted)
        : await onAdd(trimValues(fields, values), submitted)
    draft.onOutcome(outcome)
    if (outcome.tone === 'success') {
      if (submitted.another && form.isConnected) resetForm(outcome)
      // Busy until the form of the other record takes its place: a second press would save again.
      return step ? new Promise<boolean>(() => {}) : true
    }
    if (versions.openConflict(outcome, form, kind)) return false
    // Rendered with the alert, so that its links and the fields agree.
    fieldErrors.showRefused(outcome.fieldErrors, values)
    setAlert(outcome)
    return false
  }

  /** The days of a record that is repeated every week. */
  function daysOf(data: FormData) {
    const day = repeatedField(resource)?.field
    return day ? weeklyDays(toText(data.get(day)), toText(data.get(repeatName))) : []
  }

  /** Opens a neighbour of the record without saving. */
  function openNeighbour(step: 1 | -1) {
    draft.onClose()
    onStep?.(step)
  }

  /** Empties the form for the next record, without the values of a copy. */
  function resetForm(outcome: AlertContent) {
    // The alert's live region must be rendered before its text, or screen readers do not announce it.
    flushSync(() => {
      setCopied(undefined)
      setResetCount(resetCount + 1)
    })
    focusFirstField(document.querySelector('.modal form'))
    setAlert(outcome)
  }

  function onTyped(isDirty: boolean, data: FormData, openedData: FormData) {
    const values = readValues(fields, data)
    setDirty(isDirty)
    draft.onTyped(isDirty, values, readValues(fields, openedData), versions.readBaseVersion())
    setTyped(isDirty ? values : undefined)
    fieldErrors.hideCorrected(values)
  }

  return {
    errors: fieldErrors.errors,
    draft,
    versions,
    copied,
    isDirty,
    typed,
    alert,
    send,
    onTyped,
    /** Changes when the form is emptied for a further record. */
    resetCount,
    openNeighbour,
    setAlert,
    /** Sets what the next submit does; after it the kind is `save` again. */
    setSubmitKind: (kind: SubmitKind) => {
      submitKind.current = kind
    },
    restoreDraft: () => {
      versions.restore(draft.offered)
      draft.dismiss()
    },
  }
}

/** An empty field that is asked about before a new record is sent. */
const findEmpty = (fields: FieldDefinition[], values: FormValues) =>
  fields.find(
    ({ field, emptyQuestion }) =>
      emptyQuestion && !values.file && !trimValues(fields, values)[field],
  )

export type RecordFormState = ReturnType<typeof useRecordForm>

/** Shows an alert after the first frame, because screen readers announce only what is added to a live region. */
function useInitialAlert(alert: AlertContent | undefined, show: (alert: AlertContent) => void) {
  const showAlert = useEffectEvent(show)
  useEffect(() => {
    if (!alert) return
    const frame = requestAnimationFrame(() => showAlert(alert))
    return () => cancelAnimationFrame(frame)
  }, [alert])
}

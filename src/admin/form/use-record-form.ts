import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormValues } from '../../api/contract'
import type { AlertContent } from '../../data/alert-content'
import type { AnyRow, Resource } from '../resources/resource'
import {
  changedValues,
  findMissingFields,
  keepStillMissing,
  readValues,
  trimValues,
} from './form-values'
import { fieldId } from './resource-field'
import { useDraft } from './use-draft'

/** Why nothing was saved; `fields` are the ids of the fields with errors. */
export type FormAlert = AlertContent & { fields?: string[] }

/** What the form of a record knows: its draft, what was typed, its errors and its alert. */
export function useRecordForm({
  resource: { fields = [], path },
  row,
  copied: given,
  onSave,
}: {
  resource: Resource
  row?: AnyRow
  copied?: AnyRow
  onSave: (values: FormValues, another: boolean) => Promise<AlertContent>
}) {
  const draft = useDraft(`${path} ${row ? String(row.id) : 'new'}`, !row)
  const [copied, setCopied] = useState(given)
  const [dirty, setDirty] = useState(false)
  const [typed, setTyped] = useState<FormValues>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [alert, setAlert] = useState<FormAlert>()
  const addAnother = useRef(false)
  const [round, setRound] = useState(0)

  async function send(data: FormData, _: HTMLFormElement, openedData: FormData) {
    const another = addAnother.current
    addAnother.current = false
    const values = readValues(fields, data)
    const missing = findMissingFields(fields, values, !row)
    const sentences = Object.values(missing)
    setErrors(missing)
    const validationAlert: FormAlert | undefined = sentences.length
      ? { tone: 'danger', message: sentences, fields: Object.keys(missing).map(fieldId) }
      : undefined
    setAlert(validationAlert)
    if (validationAlert) return false

    draft.onSend()
    const opened = readValues(fields, openedData)
    const sent = row ? changedValues(fields, values, opened) : trimValues(fields, values)
    const outcome = await onSave(sent, another)
    draft.onAnswer(outcome)
    if (outcome.tone === 'success') {
      if (another) resetForm(outcome)
      return true
    }
    setAlert(outcome)
    return false
  }

  /** Empties the form for the next record, without the values of a copy or a draft. */
  function resetForm(outcome: AlertContent) {
    // The alert's live region must be rendered before its text, or screen readers do not announce it.
    flushSync(() => {
      setCopied(undefined)
      draft.dismiss()
      setRound(round + 1)
    })
    focusFirst()
    setAlert(outcome)
  }

  function noteTyped(isDirty: boolean, data: FormData, openedData: FormData) {
    const values = readValues(fields, data)
    setDirty(isDirty)
    draft.onTyped(isDirty, values, readValues(fields, openedData))
    setTyped(isDirty ? values : undefined)
    setErrors((shown) => keepStillMissing(shown, findMissingFields(fields, values, !row)))
  }

  return {
    draft,
    copied,
    dirty,
    typed,
    errors,
    alert,
    /** Changes when the form is emptied for a further record. */
    round,
    send,
    noteTyped,
    dismissAlert: () => setAlert(undefined),
    /** The next save keeps the dialog open for a further record. */
    setAddAnother: () => {
      addAnother.current = true
    },
  }
}

/** Focuses the first field that takes text. */
const focusFirst = () =>
  document
    .querySelector<HTMLElement>(
      '.modal form :is(input:not([type="file"], [type="hidden"]), select, textarea)',
    )
    ?.focus()

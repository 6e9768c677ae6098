import { useRef, useState } from 'react'
import type { FormValues } from '../../../api/contract'
import { isKeyOf, lookUp } from '../../../lib/look-up'
import { toText } from '../../../lib/to-text'
import { fillForm } from '../../../ui/form/fill-form'
import type { AnyRecord, FieldDefinition } from '../../resource'
import { controlText, recordFieldOf } from '../save/compare-versions'
import type { Choices } from './conflict-dialog'
import type { StoredDraft } from '../../drafts/personal-storage'
import { changedValues, readValues } from '../form-values'
import type { RecordChange, SaveOutcome, SaveProblem, SubmitKind } from '../save/save-changes'

/** A conflict that the person must decide before anything is sent. */
interface OpenConflict {
  problem: Extract<SaveProblem, { kind: 'conflict' }>
  /** The alert for when the person goes back to the form. */
  outcome: SaveOutcome
  form: HTMLFormElement
  kind: SubmitKind
}

/** The versions of an edited record that a save compares, and the conflict between them. */
export function useRecordVersions(fields: FieldDefinition[], record: AnyRecord = {}) {
  /** The record that the form's values are based on. After a conflict its decided fields become the current ones. */
  const opened = useRef(record)
  const latest = useRef(record)
  /** The fields for which the person chose the other value, with the form's value at that time. */
  const acceptedTheirs = useRef<FormValues>({})
  const [conflict, setConflict] = useState<OpenConflict>()

  /** The change to send: the fields that the person changed, without those for which the other value was chosen. */
  function changeOf(values: FormValues, openedValues: FormValues, kind: SubmitKind): RecordChange {
    const edited = fields.filter(
      ({ field }) =>
        !isKeyOf(acceptedTheirs.current, field) || acceptedTheirs.current[field] !== values[field],
    )
    return {
      opened: opened.current,
      latest: latest.current,
      edits: changedValues(edited, values, openedValues),
      mode: kind === 'search-pages' || kind === 'overwrite' ? kind : 'compare',
    }
  }

  /** Opens the conflict dialog; returns false if the outcome is not a conflict. */
  function openConflict(outcome: SaveOutcome, form: HTMLFormElement, kind: SubmitKind) {
    const { problem } = outcome
    if (problem?.kind !== 'conflict') return false
    setConflict({ problem, outcome, form, kind })
    return true
  }

  /** Applies the choices: the form shows the other person's values where they were chosen. */
  function applyChoices(choices: Choices, { problem, form }: OpenConflict) {
    const { conflicts, current } = problem
    const definitions = conflicts.map(({ definition }) => definition)
    latest.current = current
    opened.current = { ...opened.current, ...versionOf(definitions, current) }
    const theirs = definitions.filter(({ field }) => choices[field] === 'theirs')
    fillForm(
      form,
      Object.fromEntries(
        theirs.map((definition) => [definition.field, textIn(current, definition)]),
      ),
    )
    // A control may show a value in its own way, so the form is read instead of the record.
    acceptedTheirs.current = {
      ...acceptedTheirs.current,
      ...readValues(theirs, new FormData(form)),
    }
    setConflict(undefined)
  }

  return {
    changeOf,
    conflict,
    openConflict,
    applyChoices,
    closeConflict: () => setConflict(undefined),
    /** The values that the form's values are based on, for a draft. */
    readBaseVersion: () => versionOf(fields, opened.current),
    /** Makes saves compare the fields of a restored draft with the version that the draft is based on. */
    restore: (draft: StoredDraft | undefined) => {
      const baseVersion = draft?.baseVersion
      if (typeof baseVersion !== 'object' || baseVersion === null) return
      const restored = fields.filter(
        (definition) =>
          isKeyOf(draft!.values, definition.field) &&
          isKeyOf(baseVersion, recordFieldOf(definition)),
      )
      opened.current = { ...opened.current, ...versionOf(restored, baseVersion) }
    },
  }
}

/** The record's values of some fields; null for a missing one, because JSON drops undefined. */
const versionOf = (fields: FieldDefinition[], record: Record<string, unknown>) =>
  Object.fromEntries(
    fields.map((definition) => [
      recordFieldOf(definition),
      lookUp(record, recordFieldOf(definition)) ?? null,
    ]),
  )

const textIn = (record: AnyRecord, definition: FieldDefinition) =>
  controlText(definition, toText(record[recordFieldOf(definition)]))

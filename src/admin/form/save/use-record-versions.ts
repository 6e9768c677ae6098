import { useRef, useState } from 'react'
import type { FormValues } from '../../../api/contract'
import { isKeyOf, lookUp } from '../../../data/look-up'
import { toText } from '../../../data/to-text'
import { fillForm } from '../../../ui/fill-form'
import type { AnyRow, FieldDefinition } from '../../resources/resource'
import { recordField } from './compare-versions'
import type { Choices } from './conflict-dialog'
import type { StoredDraft } from '../drafts'
import { changedValues, readValues } from '../form-values'
import type { RecordChange, SaveOutcome, SaveProblem, SubmitKind } from './save-changes'

/** A conflict that the person decides before anything is sent. */
interface OpenConflict {
  problem: Extract<SaveProblem, { kind: 'conflict' }>
  /** The alert for when the person goes back to the form. */
  outcome: SaveOutcome
  form: HTMLFormElement
  kind: SubmitKind
}

/** The versions of an edited record that a save compares, and the conflict between them [WIRE-4]. */
export function useRecordVersions(fields: FieldDefinition[], row: AnyRow = {}) {
  /** The record as each value of the form was made from it. A decision moves only the fields that were decided. */
  const opened = useRef(row)
  const latest = useRef(row)
  /** The fields for which the person chose the other's value, with the form's value at that time. */
  const taken = useRef<FormValues>({})
  const [conflict, setConflict] = useState<OpenConflict>()

  /** The change to send: the fields that differ from those the form opened with, without those that were given up. */
  function changeOf(values: FormValues, openedValues: FormValues, kind: SubmitKind): RecordChange {
    const edited = fields.filter(
      ({ field }) => !isKeyOf(taken.current, field) || taken.current[field] !== values[field],
    )
    return {
      opened: opened.current,
      latest: latest.current,
      edits: changedValues(edited, values, openedValues),
      mode: kind === 'look through all pages' || kind === 'save anyway' ? kind : 'compare',
    }
  }

  /** Opens the question of a conflict; returns false for any other outcome. */
  function openConflict(outcome: SaveOutcome, form: HTMLFormElement, kind: SubmitKind) {
    const { problem } = outcome
    if (problem?.kind !== 'conflict') return false
    setConflict({ problem, outcome, form, kind })
    return true
  }

  /** Applies the decisions: the form shows the other's values where they were chosen. */
  function decide(choices: Choices, { problem, form }: OpenConflict) {
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
    taken.current = { ...taken.current, ...readValues(theirs, new FormData(form)) }
    setConflict(undefined)
  }

  return {
    changeOf,
    conflict,
    openConflict,
    decide,
    closeConflict: () => setConflict(undefined),
    /** What the typed values were made from, for a draft. */
    madeFrom: () => versionOf(fields, opened.current),
    /** After a draft was restored, its fields are compared with what they were made from. */
    restore: (draft: StoredDraft | undefined) => {
      const from = draft?.from
      if (typeof from !== 'object' || from === null) return
      const restored = fields.filter(
        (definition) =>
          isKeyOf(draft!.values, definition.field) && isKeyOf(from, recordField(definition)),
      )
      opened.current = { ...opened.current, ...versionOf(restored, from) }
    },
  }
}

/** The record's values of some fields; null stands for nothing, because a draft is stored as JSON. */
const versionOf = (fields: FieldDefinition[], row: Record<string, unknown>) =>
  Object.fromEntries(
    fields.map((definition) => [
      recordField(definition),
      lookUp(row, recordField(definition)) ?? null,
    ]),
  )

const textIn = (row: AnyRow, definition: FieldDefinition) => toText(row[recordField(definition)])

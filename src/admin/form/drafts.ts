import type { FormValues } from '../../api/contract'
import { lookUp } from '../../data/look-up'
import { textsOf } from './form-values'
import { currentOwner, removeUnownedDrafts, storedDrafts } from './personal-storage'

/** Text of a form that was neither saved nor discarded. */
export interface StoredDraft {
  /** The changed fields by name; the others are read from the record when the draft is restored. */
  values: Record<string, string>
  /** Whether a file was chosen; the file itself cannot be stored. */
  file: boolean
  /** The record's values that the form opened with; absent for a new record. */
  from?: Record<string, unknown>
  /** The form was sent without an answer: the server may have saved it. */
  mayHaveArrived?: boolean
}

export interface OwnedDraft extends StoredDraft {
  owner: string
  form: string
}

/**
 * The draft of one form, stored until this tab closes; where storage is blocked or full, until the page reloads. After
 * a logout or another sign-in nothing is stored, because the draft belongs to the person who opened the form.
 */
export function openDraft(form: string) {
  removeUnownedDrafts()
  const owner = currentOwner()
  const isOther = (entry: OwnedDraft) => entry.owner !== owner || entry.form !== form

  const read = (): StoredDraft | undefined =>
    storedDrafts.read()?.find((entry) => !isOther(entry) && isDraft(entry))

  function write({ values, file, from, mayHaveArrived }: StoredDraft) {
    if (owner && owner === currentOwner())
      storedDrafts.change(isOther, { owner, form, values, file, from, mayHaveArrived })
  }

  return {
    read,
    write,
    /** Stores the changed fields; of a new record also the prefilled ones. */
    writeTyped(values: FormValues, opened: FormValues, isNew: boolean, from: StoredDraft['from']) {
      const before = textsOf(opened)
      const typed = Object.entries(textsOf(values)).filter(
        ([name, value]) => value !== lookUp(before, name) || (isNew && value !== ''),
      )
      write({
        values: Object.fromEntries(typed),
        file: values.file !== undefined,
        from: isNew ? undefined : from,
        mayHaveArrived: read()?.mayHaveArrived,
      })
    },
    /** Stores whether the server may have saved the record. */
    setMayHaveArrived(mayHaveArrived: boolean) {
      const draft = read()
      if (draft) write({ ...draft, mayHaveArrived })
    },
    remove: () => storedDrafts.change(isOther),
  }
}

const isDraft = ({ values }: OwnedDraft) => typeof values === 'object' && values !== null

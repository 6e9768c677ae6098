import { currentOwner, removeUnownedDrafts, storedDrafts } from './personal-storage'

/** What was typed into a form and neither saved nor thrown away. */
export interface Draft {
  /** The fields that were typed, by name: the others are read from the record when the draft is restored. */
  values: Record<string, string>
  /** A file had been chosen; a browser cannot keep it. */
  file: boolean
  /** The form was sent and no answer came: the server may have saved it. */
  mayHaveArrived?: boolean
}

export interface StoredDraft extends Draft {
  owner: string
  form: string
}

/**
 * The draft of one form, stored until this tab closes; where storage is blocked or full, until the page reloads. It
 * belongs to the person who is signed in now: after a logout or another sign-in nothing more is stored.
 */
export function openDraft(form: string) {
  removeUnownedDrafts()
  const owner = currentOwner()
  const isOther = (entry: StoredDraft) => entry.owner !== owner || entry.form !== form

  const read = (): Draft | undefined =>
    storedDrafts.read()?.find((entry) => !isOther(entry) && isDraft(entry))

  function put({ values, file, mayHaveArrived }: Draft) {
    if (owner && owner === currentOwner())
      storedDrafts.change(isOther, { owner, form, values, file, mayHaveArrived })
  }

  return {
    read,
    put,
    /** Stores the fields that differ from what the form opened with; a new record's also where they were prefilled. */
    keep(values: FormData, opened: FormData, isNew: boolean) {
      const isText = (entry: [string, FormDataEntryValue]): entry is [string, string] =>
        typeof entry[1] === 'string'
      const texts = [...values].filter(isText)
      const typed = texts.filter(
        ([name, value]) => value !== opened.get(name) || (isNew && value !== ''),
      )
      put({
        values: Object.fromEntries(typed),
        file: texts.length < [...values].length,
        mayHaveArrived: read()?.mayHaveArrived,
      })
    },
    /** Notes whether the server may have saved what is stored. */
    mark(mayHaveArrived: boolean) {
      const draft = read()
      if (draft) put({ ...draft, mayHaveArrived })
    },
    drop: () => storedDrafts.change(isOther),
  }
}

const isDraft = ({ values }: StoredDraft) => typeof values === 'object' && values !== null

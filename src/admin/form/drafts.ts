import { currentOwner, removeUnownedDrafts, storedDrafts } from './personal-storage'

/** Text of a form that was neither saved nor discarded. */
export interface StoredDraft {
  /** The changed fields by name; the others are read from the record when the draft is restored. */
  values: Record<string, string>
  /** A file was chosen, which cannot be stored. */
  file: boolean
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

  function put({ values, file, mayHaveArrived }: StoredDraft) {
    if (owner && owner === currentOwner())
      storedDrafts.change(isOther, { owner, form, values, file, mayHaveArrived })
  }

  return {
    read,
    put,
    /** Stores the changed fields; of a new record also the prefilled ones. */
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
    /** Stores whether the server may have saved the record. */
    mark(mayHaveArrived: boolean) {
      const draft = read()
      if (draft) put({ ...draft, mayHaveArrived })
    },
    drop: () => storedDrafts.change(isOther),
  }
}

const isDraft = ({ values }: OwnedDraft) => typeof values === 'object' && values !== null

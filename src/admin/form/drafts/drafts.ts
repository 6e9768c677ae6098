import type { FormValues } from '../../../api/contract'
import { lookUp } from '../../../data/look-up'
import { textsOf } from '../form-values'
import {
  currentOwner,
  removeUnownedDrafts,
  storedDrafts,
  type OwnedDraft,
  type StoredDraft,
} from './personal-storage'

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

import { shownPerson } from '../../api/session'
import { safeStorage } from '../../lib/safe-storage'

/** Text of a form that was neither saved nor discarded. */
export interface StoredDraft {
  /** The changed fields by name; the others are read from the record when the draft is restored. */
  values: Record<string, string>
  /** Whether a file was chosen; the file itself cannot be stored. */
  file: boolean
  /** The record's values that the form opened with; absent for a new record. */
  baseVersion?: Record<string, unknown>
  /** The form was sent and got no response: the server may have saved it. */
  mayHaveArrived?: boolean
}

/** A stored draft with the e-mail of its writer and the form that it belongs to. */
export interface OwnedDraft extends StoredDraft {
  owner: string
  form: string
}

/** A text that a person inserts into mails; `name` is unique. */
export interface SavedReply {
  name: string
  text: string
}

export interface StoredReplyList {
  owner: string
  /** Whether they stay on this device after logout. */
  keep: boolean
  replies: SavedReply[]
}

/** The owner of new entries: the e-mail of the person whom this tab shows; '' when nobody is signed in. */
export const currentOwner = () => ownerOf(shownPerson())

const ownerOf = (typedEmail: string) => typedEmail.trim().toLowerCase()

/** A stored list whose entries have an owner, the person who typed them. */
function ownedEntries<E extends { owner: string }>(
  area: 'localStorage' | 'sessionStorage',
  name: string,
) {
  const storage = safeStorage(area)
  /** The entries of every person, without those that have no owner; undefined if the stored text is not a list. */
  function read(): E[] | undefined {
    try {
      const found: unknown = JSON.parse(storage.read(name) ?? '[]')
      return Array.isArray(found) ? found.filter(isOwned) : undefined
    } catch {
      // Invalid JSON is not a list.
      return undefined
    }
  }
  const isOwned = (entry: unknown): entry is E =>
    typeof (entry as Partial<E> | null)?.owner === 'string'
  return {
    read,
    /** Keeps the entries that `isRemaining` accepts and adds others at the end. Entries without an owner are deleted. */
    change(isRemaining: (entry: E) => boolean, ...added: E[]) {
      const entries = [...(read() ?? []).filter(isRemaining), ...added]
      if (entries.length) storage.write(name, JSON.stringify(entries))
      else storage.remove(name)
    },
    isInMemoryOnly: () => storage.isInMemoryOnly(name),
  }
}

/** Unsaved text of forms, until this tab closes. */
export const storedDrafts = ownedEntries<OwnedDraft>('sessionStorage', 'drafts')

/** Saved replies, for every tab of this browser. */
export const storedReplies = ownedEntries<StoredReplyList>('localStorage', 'saved-replies')

/** Deletes what a person typed in the admin, after a logout; saved replies stay if the person chose to keep them. */
export function removeTypedText(typedEmail: string) {
  const person = ownerOf(typedEmail)
  removeDrafts(typedEmail)
  storedReplies.change(({ owner, keep }) => owner !== person || keep)
}

/** Deletes the drafts of a person who logged out; each tab has its own. */
export function removeDrafts(typedEmail: string) {
  const person = ownerOf(typedEmail)
  removeUnownedDrafts()
  storedDrafts.change(({ owner }) => owner !== person)
}

/** Earlier versions stored each draft under a name of its own, without an owner: such drafts are deleted. */
export function removeUnownedDrafts() {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith('typed ')) sessionStorage.removeItem(name)
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

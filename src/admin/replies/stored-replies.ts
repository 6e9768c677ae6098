import {
  type SavedReply,
  currentOwner,
  storedReplies,
  type StoredReplyList,
} from '../drafts/personal-storage'

/** The limit is for people, who cannot scan a longer list; storage could hold more. */
export const maxSavedReplies = 20

const isOwn = ({ owner }: StoredReplyList) => owner === currentOwner()

/** Reads the signed-in person's replies. `isUnreadable`: the stored text is not valid. */
export function readSavedReplies(): {
  replies: SavedReply[]
  keep: boolean
  isUnreadable: boolean
} {
  const entries = storedReplies.read()
  const { replies, keep } = entries?.find(isOwn) ?? {}
  return {
    replies: Array.isArray(replies) ? replies.filter(isReply).filter(isFirstOfName) : [],
    keep: keep === true,
    isUnreadable: entries === undefined,
  }
}

const isReply = (value: unknown): value is SavedReply => {
  const { name, text } = (value ?? {}) as Partial<SavedReply>
  return typeof name === 'string' && typeof text === 'string'
}

/** Keeps the first of several replies with the same name. */
const isFirstOfName = ({ name }: SavedReply, index: number, all: SavedReply[]) =>
  all.findIndex((reply) => reply.name === name) === index

/** Applies a change to the stored replies, which another tab may have changed since they were shown. */
export const changeSavedReplies = (change: (replies: SavedReply[]) => SavedReply[]) => {
  const { replies, keep } = readSavedReplies()
  storeReplies(change(replies), keep)
}

/** Sets whether the replies stay on this device after logout. */
export const keepSavedReplies = (keep: boolean) => storeReplies(readSavedReplies().replies, keep)

/** Stores nothing after a logout in another tab, because nobody is signed in. */
function storeReplies(replies: SavedReply[], keep: boolean) {
  const owner = currentOwner()
  if (owner) storedReplies.change((entry) => !isOwn(entry), { owner, keep, replies })
}

/** Whether the last change is lost when the page closes, because storage is blocked. */
export const isInMemoryOnly = storedReplies.isInMemoryOnly

export const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

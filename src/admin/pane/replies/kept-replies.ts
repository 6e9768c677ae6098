import { currentOwner, storedReplies } from '../../form/personal-storage'

/** A text that is needed again and again; its name is its own. */
export interface Reply {
  name: string
  text: string
}

/** More than a person finds again at a glance; a browser would hold thousands. */
export const most = 20

/** The replies of one person. */
export interface StoredReplies {
  owner: string
  /** Whether they stay on this device after a logout. */
  keep: boolean
  replies: Reply[]
}

const isOwn = ({ owner }: StoredReplies) => owner === currentOwner()

/** The replies that this browser stores for the signed-in person. `spoilt`: what it held cannot be read. */
export function keptReplies(): { replies: Reply[]; keep: boolean; spoilt: boolean } {
  const entries = storedReplies.read()
  const { replies, keep } = entries?.find(isOwn) ?? {}
  return {
    replies: Array.isArray(replies) ? replies.filter(isReply).filter(isFirst) : [],
    keep: keep === true,
    spoilt: entries === undefined,
  }
}

const isReply = (value: unknown): value is Reply => {
  const { name, text } = (value ?? {}) as Partial<Reply>
  return typeof name === 'string' && typeof text === 'string'
}

/** A name stands for one reply. */
const isFirst = ({ name }: Reply, index: number, all: Reply[]) =>
  all.findIndex((reply) => reply.name === name) === index

/** Changes them, as they are by now: another tab may have changed them too. */
export const changeReplies = (change: (replies: Reply[]) => Reply[]) => {
  const { replies, keep } = keptReplies()
  store(change(replies), keep)
}

/** Says whether they stay on this device after a logout. */
export const keepReplies = (keep: boolean) => store(keptReplies().replies, keep)

/** After a logout in another tab nobody is signed in, and nothing is stored. */
function store(replies: Reply[], keep: boolean) {
  const owner = currentOwner()
  if (owner) storedReplies.change((entry) => !isOwn(entry), { owner, keep, replies })
}

/** Whether the last change will be gone with this page. */
export const isPassing = storedReplies.isPassing

/** Whether two names would be taken for each other. */
export const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

import { keeping } from '../../ui/keeping'

/** A text that is needed again and again; its name is its own. */
export interface Reply {
  name: string
  text: string
}

/** More than a person finds again at a glance; a browser would hold thousands. */
export const most = 20

const kept = keeping('localStorage')
const place = 'saved-replies'

/** The replies that this browser keeps. `spoilt`: what it held is none. */
export function keptReplies(): { replies: Reply[]; spoilt: boolean } {
  const text = kept.read(place)
  if (text === undefined) return { replies: [], spoilt: false }
  try {
    const found: unknown = JSON.parse(text)
    if (Array.isArray(found))
      return { replies: found.filter(isReply).filter(isFirst), spoilt: false }
  } catch {
    // Cut off or somebody else's.
  }
  return { replies: [], spoilt: true }
}

const isReply = (value: unknown): value is Reply => {
  const { name, text } = (value ?? {}) as Partial<Reply>
  return typeof name === 'string' && typeof text === 'string'
}

/** A name stands for one reply. */
const isFirst = ({ name }: Reply, index: number, all: Reply[]) =>
  all.findIndex((reply) => reply.name === name) === index

/** Changes them, as they are by now: another tab may have changed them too. */
export function changeReplies(change: (replies: Reply[]) => Reply[]) {
  kept.write(place, JSON.stringify(change(keptReplies().replies)))
}

/** Whether the last change will be gone with this page. */
export const isPassing = () => kept.isPassing(place)

/** Whether two names would be taken for each other. */
export const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

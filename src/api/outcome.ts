import type { AlertContent } from '../data/alert-content'
import { messageOf, type Reply } from './client'

/** The sentences a write may end with [WIRE-10]. Where `refused` or `failed` is absent the server's words stand. */
export interface Wording {
  /** After a success without words of the server. */
  done: string
  refused?: string
  failed?: string
  /** After no answer, or none that can be read: whether the server accepted is unknown. */
  unanswered?: string
  /** 401 without words of the server. */
  denied: string
  /** Where the server's words were called for and none came. */
  otherwise: string
}

/** One place turns a reply into an Alert; screens build no sentences. */
export function outcomeOf(reply: Reply<object>, wording: Wording): AlertContent {
  if (reply.ok) return { tone: 'success', message: messageOf(reply.data) ?? wording.done }
  if (reply.mayHaveArrived && wording.unanswered)
    return { tone: 'danger', message: wording.unanswered, mayHaveArrived: true }
  const said = reply.message
  if (reply.cause === 'denied')
    return { tone: 'danger', message: said ?? wording.denied, signIn: true }
  const given = reply.cause === 'refused' ? wording.refused : wording.failed
  return { tone: 'danger', message: given ?? said ?? wording.otherwise }
}

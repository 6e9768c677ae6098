import type { AlertContent } from '../data/alert-content'
import { messageOf, type Reply } from './client'

/** The texts for a write's results [WIRE-10]. Without `refused` or `failed` the server's message is shown. */
export interface Wording {
  /** A success without a message of the server. */
  done: string
  refused?: string
  failed?: string
  /** No response, or none that can be read: the server may have accepted. */
  noResponse?: string
  /** A 413 without a message of the server. */
  tooLarge?: string
  /** A 401 without a message of the server. */
  denied: string
  /** Shown in place of the server's message when it sent none. */
  otherwise: string
}

/** Turns a reply into an alert's content. */
export function outcomeOf(reply: Reply<object>, wording: Wording): AlertContent {
  if (reply.ok) return { tone: 'success', message: messageOf(reply.data) ?? wording.done }
  if (reply.mayHaveArrived && wording.noResponse)
    return { tone: 'danger', message: wording.noResponse, mayHaveArrived: true }
  if (reply.cause === 'denied')
    return { tone: 'danger', message: reply.message ?? wording.denied, needsSignIn: true }
  if (reply.tooLarge && wording.tooLarge)
    return { tone: 'danger', message: reply.message ?? wording.tooLarge }
  const fixed = reply.cause === 'refused' ? wording.refused : wording.failed
  return { tone: 'danger', message: fixed ?? reply.message ?? wording.otherwise }
}

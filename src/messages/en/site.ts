import { common } from './common'
import { errors } from './errors'
import { messages } from './messages'

/** The English words that every first screen may need, a visitor's as the staff's. */
export const site = { common, errors, messages }

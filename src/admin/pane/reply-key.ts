import { mailSubjectMaxLength } from '../../api/field-limits'
import { toText } from '../../data/to-text'

/** A key that is equal for a message and the mail that replies to it. */
export const replyKey = (email: unknown, subject: unknown) =>
  `${normalizeAddress(email)} ${normalizeSubject(subject)}`

/** An e-mail address for comparison: trimmed, in lower case. */
export const normalizeAddress = (value: unknown) => toText(value).trim().toLowerCase()

/** A subject without "Re:", as long as the compose form leaves it: the form cuts a subject with "Re: " at its limit. */
const normalizeSubject = (value: unknown) =>
  [
    ...toText(value)
      .trim()
      .replace(/^re:\s*/i, ''),
  ]
    .slice(0, mailSubjectMaxLength - 4)
    .join('')
    .trim()
    .toLowerCase()

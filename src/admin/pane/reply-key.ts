import { mailSubjectMaxLength } from '../../api/field-limits'
import { toText } from '../../data/to-text'
import { cleanLine } from '../../data/typed-text'

/** A key that is equal for a message and the mail that replies to it. */
export const replyKey = (email: unknown, subject: unknown) =>
  `${normalizeAddress(email)} ${normalizeSubject(subject)}`

/** An e-mail address for comparison: clean, in lower case. */
export const normalizeAddress = (value: unknown) => cleanLine(toText(value)).toLowerCase()

/** A subject without "Re:", as long as the compose form leaves it: the form cuts a subject with "Re: " at its limit. */
const normalizeSubject = (value: unknown) =>
  [...cleanLine(toText(value)).replace(/^re:\s*/i, '')]
    .slice(0, mailSubjectMaxLength - 4)
    .join('')
    .trim()
    .toLowerCase()

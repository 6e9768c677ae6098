import { mailSubjectMaxLength } from '../../api/field-limits'
import { toText } from '../../data/to-text'

/** What a message and the mail that answers it have in common. */
export const answerKey = (email: unknown, subject: unknown) =>
  `${normalizeAddress(email)} ${normalizeSubject(subject)}`

/** An address as it is compared. */
export const normalizeAddress = (value: unknown) => toText(value).trim().toLowerCase()

/** The compose form cuts a subject at its limit, and people put the four characters "Re: " before it. */
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

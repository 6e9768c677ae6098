import { listPage } from '../../api/collection'
import type { Row } from '../../api/contract'
import { text } from '../../api/text'
import { subjectLimit } from '../compose-link'
import { hasFailed } from '../mail-cells'
import type { AnyRow, Reads } from '../resource'

const path = '/admin/api/mailrequest'
type Mail = Row<typeof path>

/** The newest mails of the log; none when it cannot be had, for the mark is only an aid. */
export async function readLog(): Promise<Mail[]> {
  const reply = await listPage(path, { page: 1, page_size: 100 })
  return reply.ok ? reply.data.rows : []
}

/** The mail that looks like the answer to a message: to its sender, under the subject of a reply, not before it. */
export const answerTo = (log: Mail[], row: AnyRow, reads: Reads<AnyRow>) =>
  log.find(
    (mail) =>
      address(mail.toEmail) !== '' &&
      address(mail.toEmail) === address(row[reads.email]) &&
      subject(mail.subject) === subject(row[reads.subject]) &&
      !hasFailed(mail.status) &&
      !isEarlier(mail.datetime, row[reads.at]),
  )

const address = (value: unknown) => text(value).trim().toLowerCase()

/** As the compose form has it: cut at its limit; people put "Re:" before it. */
const subject = (value: unknown) =>
  [
    ...text(value)
      .trim()
      .replace(/^re:\s*/i, ''),
  ]
    .slice(0, subjectLimit - 4)
    .join('')
    .trim()
    .toLowerCase()

/** Only where both say when; else nothing is known. */
const isEarlier = (mail: unknown, message: unknown) =>
  Date.parse(text(mail)) < Date.parse(text(message))

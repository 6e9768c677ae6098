import { displayText, toText } from '../../data/to-text'
import { DataText } from '../cells/cells'
import { RecordDetails } from '../cells/record-details'
import { emailCell } from '../cells/mail-cells'
import { formatMessageDate } from './quote-state'
import type { AnyRow, MessageFields, Resource } from '../resource'
import { paneMessages } from '../../messages/admin-screens/pane'

/** Sender or receiver of a message, its date, and the fields that the pane shows nowhere else. */
export function MessageDetails({
  resource,
  fields,
  row,
  number,
}: {
  resource: Resource
  fields: MessageFields<AnyRow>
  row: AnyRow
  number: number
}) {
  const name = fields.sender ? toText(row[fields.sender]).trim() : paneMessages.to
  const shownAbove = [
    resource.name,
    fields.sender,
    fields.email,
    fields.subject,
    fields.text,
    fields.at,
  ]
  const except = shownAbove.filter((field) => field !== undefined)
  const hasMore = resource.columns.some(({ field }) => !except.includes(field))
  return (
    <>
      <div className="d-flex align-items-center gap-3">
        <span
          className="size-36 d-flex flex-shrink-0 align-items-center justify-content-center rounded-circle bg-body-secondary fw-semibold"
          aria-hidden="true"
        >
          {initialsOf(displayText(row[fields.sender ?? fields.email]))}
        </span>
        <div>
          <strong>
            <DataText text={name || `${resource.labels[0]} ${number}`} />
          </strong>
          <span className="d-block">
            {emailCell(row[fields.email], { variant: 'details', name, row })}
          </span>
        </div>
      </div>
      <p className="mt-2 mb-0 fs-5 text-body-secondary">{formatMessageDate(row[fields.at])}</p>
      {hasMore && (
        <div className="mt-3 py-3 border-top border-bottom">
          <RecordDetails resource={resource} row={row} name={name} except={except} />
        </div>
      )}
    </>
  )
}

/** The initials of the first and last word; a Devanagari letter keeps its vowel signs. */
function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/)
  const ends = parts.length > 1 ? [parts[0]!, parts.at(-1)!] : parts
  return ends.map((word) => /^.\p{M}*/u.exec(word)?.[0].toUpperCase() ?? '').join('')
}

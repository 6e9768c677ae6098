import { displayText, text } from '../../data/to-text'
import { Said } from '../cells/cells'
import { Facts } from '../cells/summary-fields'
import { emailAddress } from '../cells/mail-cells'
import { writtenAt } from './quote'
import type { AnyRow, MessageFields, Resource } from '../resources/resource'
import { paneMessages } from '../../messages/admin-pane'

/** Who wrote, or to whom, when, and what else is known. */
export function About({
  resource,
  reads,
  row,
  number,
}: {
  resource: Resource
  reads: MessageFields<AnyRow>
  row: AnyRow
  number: number
}) {
  const name = reads.sender ? text(row[reads.sender]).trim() : paneMessages.to
  const told = [resource.name, reads.sender, reads.email, reads.subject, reads.text, reads.at]
  const except = told.filter((field) => field !== undefined)
  const more = resource.columns.some(({ field }) => !except.includes(field))
  return (
    <>
      <div className="pane-sender">
        <span className="pane-disc" aria-hidden="true">
          {initials(displayText(row[reads.sender ?? reads.email]))}
        </span>
        <div>
          <strong>
            <Said text={name || `${resource.labels[0]} ${number}`} />
          </strong>
          <span className="line">
            {emailAddress(row[reads.email], { place: 'fact', name, row })}
          </span>
        </div>
      </div>
      <p className="pane-date">{writtenAt(row[reads.at])}</p>
      {more && <Facts resource={resource} row={row} name={name} except={except} />}
    </>
  )
}

/** The first letters of the first and the last word; a Devanagari letter keeps its signs. */
function initials(name: string): string {
  const parts = name.trim().split(/\s+/)
  const letters = new Intl.Segmenter()
  const ends = parts.length > 1 ? [parts[0]!, parts.at(-1)!] : parts
  return ends.map((word) => [...letters.segment(word)][0]?.segment.toUpperCase() ?? '').join('')
}

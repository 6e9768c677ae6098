import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Id } from '../../../api/contract'
import { langOf } from '../../../data/to-text'
import { attentionMessages } from '../../../messages/admin-screens/attention'
import { formatCount } from '../../../messages/format'
import { listAddress, recordAddress, type ListPart } from '../../list/dialogs/record-address'
import { largestPageSize } from '../../list/list-query'
import type { AttentionRecord } from './check-collection'
import type { CheckedKey } from './find-problems'

const texts = attentionMessages
/** How many records of one collection are shown before "Show all". */
const initialCount = 5

/** The records of one collection that need attention, each with a link that opens its form. */
export function AttentionList({
  screen,
  label,
  records,
}: {
  screen: CheckedKey
  label: string
  records: AttentionRecord[]
}) {
  const titleId = useId()
  const [isExpanded, setExpanded] = useState(false)
  const shown = isExpanded ? records : records.slice(0, initialCount)
  return (
    <>
      <h3 className="m-0 px-4 py-2 fs-4 border-top bg-body-tertiary" id={titleId}>
        {label}
      </h3>
      <ul className="list-group list-group-flush" aria-labelledby={titleId}>
        {shown.map(({ id, name, page, problems }, index) => (
          // Ids may be missing; the lines have no state, so the index serves as key.
          <li key={index} className="list-group-item d-md-flex column-gap-4 px-4 py-2">
            <Link
              className="col-md-5 align-self-start d-block py-1 fw-semibold text-truncate"
              to={addressOf({ screen, page, size: largestPageSize }, id)}
              dir="auto"
              lang={langOf(name)}
            >
              {name}
            </Link>
            <div className="py-md-1">
              {problems.map((problem) => (
                <p key={problem} className="m-0 text-body-secondary">
                  {problem}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {records.length > initialCount && (
        <button
          type="button"
          className="btn btn-quiet btn-small align-self-start ms-1 my-2"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? texts.showFewer(label) : texts.showAll(formatCount(records.length), label)}
        </button>
      )}
    </>
  )
}

/** The link of a record: its form, or without an id its page of the list. */
const addressOf = (part: ListPart, id: Id | undefined) =>
  id === undefined ? listAddress(part) : recordAddress(part, id)

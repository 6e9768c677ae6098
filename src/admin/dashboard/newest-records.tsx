import { Fragment, useId } from 'react'
import { Link } from 'react-router-dom'
import type { Id } from '../../api/contract'
import { displayText, langOf } from '../../lib/to-text'
import { adminMessages } from '../../messages/admin-screens/admin'
import { dashboardMessages } from '../../messages/admin-screens/dashboard'
import { dateText, momentText, today } from '../../messages/format'
import { listAddress, recordAddress } from '../list/list-query'
import { RepliedChip } from '../pane/replied-mark'
import type { ResourceKey } from '../resources/registry'

/** One record of a panel. */
export interface NewestEntry {
  /** Undefined where the server sent no usable one. */
  id: Id | undefined
  name: unknown
  summary: unknown[]
  datetime: unknown
  isReplied: boolean
}

/** The newest records of a collection; a press opens one with its list. */
export function NewestRecords({
  title,
  plural,
  screen,
  entries,
}: {
  title: string
  /** The plural of the records, for sentences. */
  plural: string
  screen: ResourceKey
  /** Undefined if the list could not be loaded. */
  entries?: NewestEntry[]
}) {
  const titleId = useId()
  const { noRecords, notLoaded } = adminMessages
  const texts = dashboardMessages
  return (
    <div className="col-lg-6">
      <section className="newest border-hair card overflow-clip h-100" aria-labelledby={titleId}>
        <div className="card-header d-flex ps-4 pe-2 align-items-center justify-content-between gap-3">
          <h2 className="m-0 fs-3" id={titleId}>
            {title}
          </h2>
          <Link
            className="btn flex-shrink-0 btn-quiet btn-small"
            to={listAddress({ screen })}
            aria-label={`${texts.viewAll} ${plural}`}
          >
            {texts.viewAll}
          </Link>
        </div>
        {entries?.length ? (
          <ul className="list-group list-group-flush d-grid flex-fill">
            {entries.map((entry, index) => (
              // Ids may be missing or repeated; entries have no state, so the index serves as key.
              <li key={index} className="list-group-item p-0">
                <NewestLine entry={entry} screen={screen} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="m-0 p-4 text-body-secondary">{entries ? noRecords : notLoaded(plural)}</p>
        )}
      </section>
    </div>
  )
}

function NewestLine({
  entry: { id, name, summary, datetime, isReplied },
  screen,
}: {
  entry: NewestEntry
  screen: ResourceKey
}) {
  const shownName = displayText(name).trim() || adminMessages.table.nothing
  const texts = summary.map((value) => displayText(value).trim()).filter(Boolean)
  return (
    <Link
      className="newest-line align-content-center ring-inside d-grid h-100 column-gap-3 px-4 py-2 text-body text-decoration-none"
      to={id === undefined ? listAddress({ screen }) : recordAddress({ screen }, id)}
    >
      <strong className="text-truncate" dir="auto" lang={langOf(shownName)}>
        {shownName}
      </strong>{' '}
      <span className="fs-5 font-tabular-nums text-body-secondary">
        {shortMoment(displayText(datetime))}
      </span>{' '}
      {/* Each line sets its own direction, so that a cut text in any script is cut at its end. */}
      <span
        className={`text-start text-truncate text-body-secondary ${isReplied ? '' : 'grid-column-full'}`}
        dir="auto"
      >
        {texts.map((text, index) => (
          <Fragment key={index}>
            {index > 0 && <span> · </span>}
            <span lang={langOf(text)}>{text}</span>
          </Fragment>
        ))}
      </span>{' '}
      {isReplied && <RepliedChip className="justify-self-end" />}
    </Link>
  )
}

/** A short date and time: "Today" for today, and no year for the current year. */
function shortMoment(datetime: string): string {
  const { day, time } = momentText(datetime)
  const now = today()
  const date =
    day === dateText(now)
      ? dashboardMessages.today
      : day.replace(new RegExp(` ${now.slice(0, 4)}$`), '')
  return time ? `${date}, ${time}` : date
}

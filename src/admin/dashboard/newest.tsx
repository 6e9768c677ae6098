import { Fragment, useId } from 'react'
import { Link } from 'react-router-dom'
import { displayText, langOf } from '../../data/to-text'
import { dateText, momentText, today } from '../../messages/format'
import { adminMessages } from '../../messages/admin'
import { dashboardMessages } from '../../messages/admin-dashboard'

/** One record of a panel. */
export interface NewestEntry {
  name: unknown
  summary: unknown[]
  datetime: unknown
}

/** The newest records of a collection, each leading to its list. */
export function Newest({
  title,
  plural,
  to,
  entries,
}: {
  title: string
  /** The plural of the records, for sentences. */
  plural: string
  to: string
  /** Undefined if the list could not be loaded. */
  entries?: NewestEntry[]
}) {
  const titleId = useId()
  const { noRecords, notLoaded } = adminMessages
  const texts = dashboardMessages
  return (
    <div className="col-lg-6">
      <section className="newest card overflow-clip h-100" aria-labelledby={titleId}>
        <div className="card-header d-flex ps-4 pe-2 align-items-center justify-content-between gap-3">
          <h2 className="m-0 fs-3" id={titleId}>
            {title}
          </h2>
          <Link
            className="btn flex-shrink-0 btn-quiet btn-small"
            to={to}
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
                <Entry entry={entry} to={to} />
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

function Entry({ entry: { name, summary, datetime }, to }: { entry: NewestEntry; to: string }) {
  const who = displayText(name).trim() || adminMessages.table.nothing
  const texts = summary.map((value) => displayText(value).trim()).filter(Boolean)
  return (
    <Link
      className="newest-line ring-inside d-grid h-100 column-gap-3 px-4 py-2 text-body text-decoration-none"
      to={to}
    >
      <strong className="text-truncate" dir="auto" lang={langOf(who)}>
        {who}
      </strong>{' '}
      <span className="fs-5 font-tabular-nums text-body-secondary">
        {shortMoment(displayText(datetime))}
      </span>{' '}
      {/* Each line has its own direction, so that a cut text loses its own end. */}
      <span className="grid-column-full text-start text-truncate text-body-secondary" dir="auto">
        {texts.map((text, index) => (
          <Fragment key={index}>
            {index > 0 && ' · '}
            <span lang={langOf(text)}>{text}</span>
          </Fragment>
        ))}
      </span>
    </Link>
  )
}

/** Date and time without what is known: "Today" for today, no year for the current year. */
function shortMoment(datetime: string): string {
  const { day, time } = momentText(datetime)
  const now = today()
  const date =
    day === dateText(now)
      ? dashboardMessages.today
      : day.replace(new RegExp(` ${now.slice(0, 4)}$`), '')
  return time ? `${date}, ${time}` : date
}

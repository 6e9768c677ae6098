import { Fragment, useId } from 'react'
import { Link } from 'react-router-dom'
import { displayText, langOf } from '../../data/to-text'
import { dateText, momentText, today } from '../../messages/format'
import { adminMessages } from '../../messages/admin'
import { dashboardMessages } from '../../messages/admin-dashboard'

/** One line of a panel: who, what about, and when. */
export interface Line {
  name: unknown
  facts: unknown[]
  datetime: unknown
}

/** The newest records of a collection, each leading to its list. */
export function Newest({
  title,
  many,
  to,
  lines,
}: {
  title: string
  /** What the records are called. */
  many: string
  to: string
  /** Absent when the list could not be had. */
  lines?: Line[]
}) {
  const titleId = useId()
  const { noRecords, notLoaded } = adminMessages
  const texts = dashboardMessages
  return (
    <section className="newest" aria-labelledby={titleId}>
      <div className="newest-head">
        <h2 id={titleId}>{title}</h2>
        <Link className="btn btn-quiet btn-small" to={to} aria-label={`${texts.viewAll} ${many}`}>
          {texts.viewAll}
        </Link>
      </div>
      {lines?.length ? (
        <ul>
          {lines.map((line, index) => (
            // Ids may be missing or double; the lines have no state of their own.
            <li key={index}>
              <Entry line={line} to={to} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="newest-none">{lines ? noRecords : notLoaded(many)}</p>
      )}
    </section>
  )
}

function Entry({ line: { name, facts, datetime }, to }: { line: Line; to: string }) {
  const who = displayText(name).trim() || adminMessages.table.nothing
  const said = facts.map((fact) => displayText(fact).trim()).filter(Boolean)
  return (
    <Link className="newest-line" to={to}>
      <strong dir="auto" lang={langOf(who)}>
        {who}
      </strong>{' '}
      <span className="newest-moment">{recent(displayText(datetime))}</span>{' '}
      {/* The directions stand on the lines, so that each is cut at its own end. */}
      <span className="newest-facts" dir="auto">
        {said.map((fact, index) => (
          <Fragment key={index}>
            {index > 0 && ' · '}
            <span lang={langOf(fact)}>{fact}</span>
          </Fragment>
        ))}
      </span>
    </Link>
  )
}

/** When it came, as short as it can be told: today, and the year only of another year. */
function recent(datetime: string): string {
  const { day, time } = momentText(datetime)
  const now = today()
  const told =
    day === dateText(now)
      ? dashboardMessages.today
      : day.replace(new RegExp(` ${now.slice(0, 4)}$`), '')
  return time ? `${told}, ${time}` : told
}

import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { displayText, langOf } from '../../data/to-text'
import { dateText, momentText, today } from '../../messages/format'
import { adminMessages } from '../../messages/admin-screens/admin'
import { dashboardMessages } from '../../messages/admin-screens/dashboard'

/** One record of a panel. */
export interface NewestEntry {
  name: unknown
  summary: unknown[]
  datetime: unknown
}

/** One line of the newest entries, a link to its record. */
export function NewestItem({
  entry: { name, summary, datetime },
  to,
}: {
  entry: NewestEntry
  to: string
}) {
  const shownName = displayText(name).trim() || adminMessages.table.nothing
  const texts = summary.map((value) => displayText(value).trim()).filter(Boolean)
  return (
    <Link
      className="newest-line ring-inside d-grid h-100 column-gap-3 px-4 py-2 text-body text-decoration-none"
      to={to}
    >
      <strong className="text-truncate" dir="auto" lang={langOf(shownName)}>
        {shownName}
      </strong>{' '}
      <span className="fs-5 font-tabular-nums text-body-secondary">
        {shortMoment(displayText(datetime))}
      </span>{' '}
      {/* Each line sets its own direction, so that a cut text in any script is cut at its end. */}
      <span className="grid-column-full text-start text-truncate text-body-secondary" dir="auto">
        {texts.map((text, index) => (
          <Fragment key={index}>
            {index > 0 && <span> · </span>}
            <span lang={langOf(text)}>{text}</span>
          </Fragment>
        ))}
      </span>
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

import { isoDay } from '../../lib/date-time'
import { dateParts, today } from '../../messages/format'

/** The day and the month of an entry, and the year where it is another one; nothing for a date that cannot be read. */
export function DateBlock({ date }: { date: string }) {
  const parts = dateParts(date)
  if (!parts) return null
  return (
    <time className="date-block d-grid fw-semibold text-center text-link" dateTime={isoDay(date)}>
      <b className="font-heading text-primary">{parts.day}</b> <span>{parts.month}</span>
      {!today().startsWith(parts.year) && (
        <small className="fs-6 fw-normal text-body-secondary">{parts.year}</small>
      )}
    </time>
  )
}

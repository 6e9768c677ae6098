import { CalendarHeart } from 'lucide-react'
import { settings, type Festival } from '../../api/settings/settings'
import { today, dayAndMonth } from '../../messages/format'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'
import { useCurrentMinute } from '../../ui/use-current-minute'
import { AddToCalendar } from '../calendar/add-to-calendar'
import { festivalEvent } from '../calendar/calendar-event'
import { langOf } from '../../lib/to-text'
import { MixedScriptText } from '../text/mixed-script-text'
import { localText } from '../../messages/translated'

/** The festivals of the settings from today on. */
export function Festivals() {
  const now = useCurrentMinute()
  return <FestivalList festivals={settings().festivals} today={now && today(now)} />
}

/**
 * The festivals from the ISO date `today` on, and a button for all of them as one calendar file; nothing when there are
 * none. In the prerender, which has no date, an invisible list of all festivals reserves the height.
 */
export function FestivalList({
  festivals,
  today = '',
}: {
  festivals: Festival[]
  today: string | undefined
}) {
  const shown = upcomingFestivals(festivals, today)
  if (!shown.length) return null
  const title = homeSectionMessages().visit.festivals
  return (
    <div className={`visit-part ${today ? '' : 'scripted invisible'}`}>
      <div className="d-flex flex-wrap align-items-center justify-content-between column-gap-4 row-gap-1 mb-4">
        <h3 className="d-flex align-items-center gap-2 mb-0">
          <CalendarHeart className="text-link size-26" aria-hidden="true" /> <span>{title}</span>
        </h3>
        <AddToCalendar
          className="btn-text card-action d-print-none"
          title={title}
          events={() => shown.map(festivalEvent)}
        />
      </div>
      <ul className="festivals list-unstyled d-grid gap-3 mb-0 text-break">
        {shown.map((festival, index) => (
          <FestivalItem key={index} {...festival} />
        ))}
      </ul>
    </div>
  )
}

function FestivalItem(festival: Festival) {
  const name = localName(festival)
  const day = dayAndMonth(festival.date)
  return (
    <li className="d-flex align-items-center gap-4 p-3 rounded-2 bg-white">
      <time
        className="festival-date d-grid flex-shrink-0 pe-3 border-end text-center text-link lh-sm"
        dateTime={festival.date}
      >
        <b className="d-block font-heading fs-2 lh-1 text-primary">{day?.day}</b>{' '}
        <span className="fs-5">{day?.month}</span>
      </time>
      <span className="fw-semibold lh-sm" dir="auto" lang={langOf(name)}>
        <MixedScriptText>{name}</MixedScriptText>
      </span>
    </li>
  )
}

/** The festivals from the ISO date `today` on, the soonest first. */
export const upcomingFestivals = (festivals: Festival[], today: string) =>
  festivals
    .filter(({ date }) => date >= today)
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))

const localName = ({ name, nameHindi }: Festival) => localText(name, nameHindi)

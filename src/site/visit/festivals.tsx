import { CalendarHeart } from 'lucide-react'
import { settings, type Festival } from '../../api/settings/settings'
import { today } from '../../messages/format'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'
import { useCurrentMinute } from '../../ui/use-current-minute'
import { AddToCalendar } from '../cards/add-to-calendar'
import { festivalEvent } from '../cards/calendar-event'
import { localName, upcomingFestivals } from './festival'
import { FestivalItem } from './festival-item'

/** The festivals of the settings from today on [VISIT-4]. */
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
          events={() =>
            shown.map((festival) =>
              festivalEvent({ date: festival.date, name: localName(festival) }),
            )
          }
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

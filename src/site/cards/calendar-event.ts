import type { Row } from '../../api/contract'
import { settings } from '../../api/settings/settings'
import { isoDay, minutesOf } from '../../data/date-time'
import { toText } from '../../data/to-text'
import type { CalendarEvent } from './calendar-file'
import { anchorOf, pathOf, sharedLink } from './shared-link'
import { homeMessages } from '../../messages/site-screens/home'

type Activity = Row<'/admin/api/activities'>
type Course = Row<'/admin/api/courses'>

/** The calendar event of an activity; undefined if its date cannot be read. */
export const activityEvent = (activity: Activity) =>
  eventOf('activities', activity, {
    description: toText(activity.description),
    date: toText(activity.date),
    from: toText(activity.time),
    to: '',
  })

/** The calendar event of a course: only its first day, since the duration is free text. */
export function courseEvent(course: Course) {
  const duration = toText(course.duration)
  return eventOf('courses', course, {
    description: [toText(course.description), duration && homeMessages().course.duration(duration)]
      .filter(Boolean)
      .join('\n\n'),
    date: toText(course.startDate),
    from: toText(course.startTime),
    to: toText(course.endTime),
  })
}

function eventOf(
  page: 'activities' | 'courses',
  record: { id?: unknown; title?: unknown },
  { description, date, from, to }: { description: string; date: string; from: string; to: string },
): CalendarEvent | undefined {
  const day = isoDay(date)
  if (!day) return undefined
  const anchor = anchorOf(page, record.id)
  // A record without an id is identified by day and title.
  const name = anchor || anchorOf(page, `${day} ${toText(record.title)}`)
  return {
    ...atTemple(name),
    title: toText(record.title).trim(),
    description: description.trim(),
    url: sharedLink(pathOf(page, record.id)),
    day,
    from: minutesOf(from),
    to: minutesOf(to),
  }
}

/** The calendar event of a festival of the settings: its whole day. */
export const festivalEvent = ({ date, name }: { date: string; name: string }): CalendarEvent => ({
  ...atTemple(`festival-${date}-${encodeURIComponent(name)}`),
  title: name,
  description: '',
  url: sharedLink('/#visit'),
  day: date,
})

/** The fields that all events have: an id that is unique for the site, and the temple's address. */
function atTemple(name: string) {
  const { address } = settings()
  return {
    uid: `${name}@${new URL(document.baseURI).host}`,
    place: address.lines.join(', ') || address.short,
  }
}

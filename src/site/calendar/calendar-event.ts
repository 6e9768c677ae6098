import type { Row } from '../../api/contract'
import { settings, type Festival } from '../../api/settings/settings'
import { isoDay, minutesOf } from '../../lib/date-time'
import { toText } from '../../lib/to-text'
import type { CalendarEvent } from './calendar-file'
import { anchorOf, sharedPath, sharedLink } from '../sharing/shared-link'
import { localLines, localText } from '../../messages/translated'
import { homeMessages } from '../../messages/site-screens/home'

type Activity = Row<'/admin/api/activities'>
type Course = Row<'/admin/api/courses'>

/** The calendar event of an activity; undefined if its date cannot be read. */
export const activityEvent = (activity: Activity) =>
  eventOf('activities', activity, {
    description: toText(activity.description),
    date: toText(activity.date),
    startTime: toText(activity.time),
    endTime: '',
  })

/** The calendar event of a course: only its first day, since the duration is free text. */
export function courseEvent(course: Course) {
  const duration = toText(course.duration)
  return eventOf('courses', course, {
    description: [toText(course.description), duration && homeMessages().course.duration(duration)]
      .filter(Boolean)
      .join('\n\n'),
    date: toText(course.startDate),
    startTime: toText(course.startTime),
    endTime: toText(course.endTime),
  })
}

function eventOf(
  page: 'activities' | 'courses',
  record: { id?: unknown; title?: unknown },
  {
    description,
    date,
    startTime,
    endTime,
  }: Record<'description' | 'date' | 'startTime' | 'endTime', string>,
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
    url: sharedLink(sharedPath(page, record.id)),
    day,
    startsAt: minutesOf(startTime),
    endsAt: minutesOf(endTime),
  }
}

/** The calendar event of a festival of the settings: its whole day. Both languages have one id, so no second entry. */
export const festivalEvent = ({ date, name, nameHindi }: Festival): CalendarEvent => ({
  ...atTemple(`festival-${date}-${encodeURIComponent(name || nameHindi)}`),
  title: localText(name, nameHindi),
  description: '',
  url: sharedLink('/#visit'),
  day: date,
})

/** The fields that all events have: an id that is unique for the site, and the temple's address. */
const atTemple = (name: string) => ({
  uid: `${name}@${new URL(document.baseURI).host}`,
  place: templePlace(),
})

/** The temple's address in one line. */
export function templePlace() {
  const { lines, linesHindi, short, shortHindi } = settings().address
  return localLines(lines, linesHindi).join(', ') || localText(short, shortHindi)
}

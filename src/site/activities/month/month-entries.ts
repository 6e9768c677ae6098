import type { Row } from '../../../api/contract'
import { settings } from '../../../api/settings/settings'
import { isoDay } from '../../../lib/date-time'
import { displayText, toText } from '../../../lib/to-text'
import { timeText } from '../../../messages/format'
import { activityMessages } from '../../../messages/site-screens/activities'
import { sortByDate } from '../../cards/by-date'
import { activityEvent, courseEvent, festivalEvent } from '../../calendar/calendar-event'
import type { CalendarEvent } from '../../calendar/calendar-file'

/** What happens at the temple on a day. */
export interface MonthEntry {
  date: string
  time: string
  title: string
  description: string
  /** What it is: the type of an activity, a festival, or the start of a course. */
  kind: string
  event: CalendarEvent | undefined
}

/** What is printed or saved of a month. */
export interface MonthContents {
  entries: MonthEntry[]
  /** Says what is missing. */
  warning?: string
}

/** The activities of a month, `2026-11`, its festivals and the courses that start in it, in the order of their time. */
export function monthEntries(
  month: string,
  activities: Row<'/admin/api/activities'>[],
  courses: Row<'/admin/api/courses'>[],
): MonthEntry[] {
  const texts = activityMessages().sheet
  const entries: MonthEntry[] = [
    ...activities.map((activity) => ({
      date: toText(activity.date),
      time: toText(activity.time),
      title: toText(activity.title),
      description: toText(activity.description),
      kind: displayText(activity.courseType),
      event: activityEvent(activity),
    })),
    ...courses.map((course) => ({
      date: toText(course.startDate),
      time: toText(course.startTime),
      title: toText(course.title),
      description: toText(course.description),
      kind: texts.courseStarts,
      event: courseEvent(course),
    })),
    ...settings().festivals.map((festival) => {
      const event = festivalEvent(festival)
      const { title } = event
      return { date: festival.date, time: '', title, description: '', kind: texts.festival, event }
    }),
  ].filter(({ date }) => isoDay(date)?.startsWith(month))
  return sortByDate(entries, month, (entry) => entry).map(({ record }) => ({
    ...record,
    time: timeText(displayText(record.time)),
  }))
}

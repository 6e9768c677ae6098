import { cutText } from '../../lib/cut-text'
import { saveFile } from '../../ui/save-file'
import { createCalendarFile, type CalendarEvent } from './calendar-file'

/** Downloads events as one calendar file, which the browser creates; `title` names it. */
export const saveCalendar = (title: string, events: CalendarEvent[]) =>
  saveFile(fileName(title), 'text/calendar', createCalendarFile(events))

/** The title with only letters and digits, which every system accepts in a file name. */
const fileName = (title: string) =>
  `${cutText(title.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim(), 60) || 'calendar'}.ics`

import type { Kind, Stored } from '../models'
import { activities } from './activities'
import { courses } from './courses'
import { images } from './images'
import { mails } from './mails'
import { messages } from './messages'
import { notifications } from './notifications'
import { registrations } from './registrations'
import { slides } from './slides'
import { videos } from './videos'

/** The seed of the sample data. Change it when the data change: what was written to the old ones then rests. */
export const seed = 'chitrakoot-1'

/** How many records of each kind, and from which seed; the sample's own counts unless told. */
export interface SampleOptions {
  rows?: number
  seed?: string
}

/** A record before it has an id. */
export type Seed<K extends Kind> = Omit<Stored<K>, 'id'>

/** The sample data, oldest record first, the same every time for the same seed. */
export function sample({ rows, seed: from = seed }: SampleOptions = {}): {
  [K in Kind]: Seed<K>[]
} {
  return {
    notification: repeated(notifications, rows, 'noti'),
    slide: repeated(slides, rows, 'heading1'),
    course: repeated(courses, rows, 'title'),
    activity: repeated(activities, rows, 'title'),
    image: images(rows ?? 130, from),
    video: videos(rows ?? 40, from),
    message: messages(rows ?? 260, from),
    mail: mails(rows ?? 120, from),
    registration: registrations(rows ?? 180, from),
  }
}

/** Lists written by hand go round, numbered from the second time on. */
function repeated<R extends object>(list: readonly R[], rows = list.length, name: keyof R): R[] {
  return Array.from({ length: rows }, (_, index) => {
    const row = list[index % list.length]!
    const round = Math.floor(index / list.length) + 1
    return round === 1 ? row : { ...row, [name]: `${String(row[name])} ${round}` }
  })
}

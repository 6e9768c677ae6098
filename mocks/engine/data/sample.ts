import { kinds, type Kind, type Stored } from '../../entities/models'
import { activities } from '../../entities/activity'
import { courses } from '../../entities/course'
import { images } from '../../entities/image'
import { mails } from '../../entities/mail'
import { messages } from '../../entities/message'
import { notifications } from '../../entities/notification'
import { registrations } from '../../entities/registration'
import { slides } from '../../entities/slide'
import { videos } from '../../entities/video'

/** The seed of the sample data. Change it when the data change: what was written to the old ones then rests. */
export const seed = 'chitrakoot-1'

/** How many records of each kind, and from which seed; the sample's own counts unless told. */
export interface SampleOptions {
  rows?: number
  /** Kinds that have another number of records than the rest. */
  counts?: Partial<Record<Kind, number>>
  seed?: string
}

/** A record before it has an id. */
export type Seed<K extends Kind> = Omit<Stored<K>, 'id'>

/** Every kind's records: as many as asked for, from a seed. */
const makers: { [K in Kind]: (count: number | undefined, seed: string) => Seed<K>[] } = {
  notification: (count) => repeated(notifications, count, 'noti'),
  slide: (count) => repeated(slides, count, 'heading1'),
  course: (count) => repeated(courses, count, 'title'),
  activity: (count) => repeated(activities, count, 'title'),
  image: (count = 130, from) => images(count, from),
  video: (count = 40, from) => videos(count, from),
  message: (count = 260, from) => messages(count, from),
  mail: (count = 120, from) => mails(count, from),
  registration: (count = 180, from) => registrations(count, from),
}

/** The sample records of one kind, oldest first, the same every time for the same seed. */
export const sampleOf = <K extends Kind>(
  kind: K,
  { rows, counts, seed: from = seed }: SampleOptions = {},
): Seed<K>[] => makers[kind](counts?.[kind] ?? rows, from)

/** The sample data of all kinds. */
export const sample = (options?: SampleOptions) =>
  Object.fromEntries(kinds.map((kind) => [kind, sampleOf(kind, options)])) as {
    [K in Kind]: Seed<K>[]
  }

/** Lists written by hand go round, numbered from the second time on. */
function repeated<R extends object>(list: readonly R[], rows = list.length, name: keyof R): R[] {
  return Array.from({ length: rows }, (_, index) => {
    const row = list[index % list.length]!
    const round = Math.floor(index / list.length) + 1
    return round === 1 ? row : { ...row, [name]: `${String(row[name])} ${round}` }
  })
}

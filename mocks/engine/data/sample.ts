import { entityNames, type EntityName, type EntityRecord } from '../../entities/models'
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
export const sampleSeed = 'chitrakoot-1'

/** How many records of each kind, and from which seed; the sample's own counts unless told. */
export interface SampleOptions {
  rows?: number
  /** Kinds that have another number of records than the rest. */
  counts?: Partial<Record<EntityName, number>>
  seed?: string
}

/** A record before it has an id. */
export type SeedRecord<K extends EntityName> = Omit<EntityRecord<K>, 'id'>

/** Every kind's records: as many as asked for, from a seed. */
const seedRecords: {
  [K in EntityName]: (count: number | undefined, seed: string) => SeedRecord<K>[]
} = {
  notification: (count) => repeatRows(notifications, count, 'noti'),
  slide: (count) => repeatRows(slides, count, 'heading1'),
  course: (count) => repeatRows(courses, count, 'title'),
  activity: (count) => repeatRows(activities, count, 'title'),
  image: (count = 130, from) => images(count, from),
  video: (count = 40, from) => videos(count, from),
  message: (count = 260, from) => messages(count, from),
  mail: (count = 120, from) => mails(count, from),
  registration: (count = 180, from) => registrations(count, from),
}

/** The sample records of one kind, oldest first, the same every time for the same seed. */
export const createSampleRecords = <K extends EntityName>(
  kind: K,
  { rows, counts, seed: from = sampleSeed }: SampleOptions = {},
): SeedRecord<K>[] => seedRecords[kind](counts?.[kind] ?? rows, from)

/** The sample data of all kinds. */
export const createSample = (options?: SampleOptions) =>
  Object.fromEntries(entityNames.map((kind) => [kind, createSampleRecords(kind, options)])) as {
    [K in EntityName]: SeedRecord<K>[]
  }

/** Lists written by hand go round, numbered from the second time on. */
function repeatRows<R extends object>(list: readonly R[], rows = list.length, name: keyof R): R[] {
  return Array.from({ length: rows }, (_, index) => {
    const row = list[index % list.length]!
    const round = Math.floor(index / list.length) + 1
    return round === 1 ? row : { ...row, [name]: `${String(row[name])} ${round}` }
  })
}

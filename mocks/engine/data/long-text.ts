import type { Kind } from '../../entities/models'
import type { Seed } from './sample'

/** How long a text may be [FORM-4]; the server decides, so longer ones exist too. */
const limits: Partial<Record<Kind, Record<string, number>>> = {
  notification: { noti: 300 },
  slide: { heading1: 50, heading2: 150 },
  course: { title: 30, description: 115, duration: 15 },
  activity: { title: 30, description: 115 },
  image: { title: 40, description: 150 },
  video: { title: 30, description: 150 },
  message: { name: 50, subject: 50, message: 250 },
  mail: { subject: 50, body: 4000 },
  registration: { name: 50, course_name: 30, address: 350, comment: 500 },
}

const english =
  'Where the river bends below the holy hill the pilgrims rest and sing until morning comes. '
const hindi = 'जहाँ मंदाकिनी पवित्र पर्वत के नीचे मुड़ती है वहाँ भक्त विश्राम करते और गाते हैं। '
const rightToLeft = 'سلام على الزائرين، مرحبا بكم في المعبد (Chitrakoot 2026) على ضفة النهر'

const filledTo = (text: string, length: number) =>
  [...text.repeat(Math.ceil(length / text.length) + 1)].slice(0, length).join('')

/** What a field may hold; a column of records goes through all of them. */
const shapes: ((limit: number) => string)[] = [
  (limit) => filledTo(english, limit),
  (limit) => filledTo(hindi, limit),
  () => 'Ramramram'.repeat(34).slice(0, 300),
  () => rightToLeft,
  (limit) => filledTo(english + hindi, limit * 3),
  (limit) => filledTo('श्रीराम', limit * 2),
]

/** The same records of one kind with texts at their limits and far beyond. */
export function lengthened<K extends Kind>(kind: K, rows: Seed<K>[]): Seed<K>[] {
  const fields = Object.entries<number>(limits[kind] ?? {})
  return rows.map((row, index) => ({
    ...row,
    ...Object.fromEntries(
      fields.map(([field, limit]) => [field, shapes[index % shapes.length]!(limit)]),
    ),
  }))
}

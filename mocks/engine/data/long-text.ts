import { entities, type EntityName, type EntitySeed } from '../../entities'

const english =
  'Where the river bends below the holy hill the pilgrims rest and sing until morning comes. '
const hindi = 'जहाँ मंदाकिनी पवित्र पर्वत के नीचे मुड़ती है वहाँ भक्त विश्राम करते और गाते हैं। '
const rightToLeft = 'سلام على الزائرين، مرحبا بكم في المعبد (Chitrakoot 2026) على ضفة النهر'

const repeatTo = (text: string, length: number) =>
  [...text.repeat(Math.ceil(length / text.length) + 1)].slice(0, length).join('')

/** Creates texts for one limit; the records of a list use them in turn. */
const textCreators: ((limit: number) => string)[] = [
  (limit) => repeatTo(english, limit),
  (limit) => repeatTo(hindi, limit),
  () => 'Ramramram'.repeat(34).slice(0, 300),
  () => rightToLeft,
  (limit) => repeatTo(english + hindi, limit * 3),
  (limit) => repeatTo('श्रीराम', limit * 2),
]

/** Returns the records with texts at their limits and far beyond. */
export function lengthenTexts<K extends EntityName>(name: K, rows: EntitySeed<K>[]) {
  const limits = Object.entries<number>(entities[name].limits)
  return rows.map((row, index): EntitySeed<K> => ({
    ...row,
    ...Object.fromEntries(
      limits.map(([field, limit]) => [field, textCreators[index % textCreators.length]!(limit)]),
    ),
  }))
}

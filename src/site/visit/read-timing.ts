import { minutesOf } from '../../lib/date-time'

/** What the hours of a timing of the settings are read from. */
export interface TimingText {
  label: string
  time: string
}

/** Minutes of the day; a moment, such as an aarti, has no end. */
export interface Hours {
  from: number
  to?: number
}

export type TimingKind = 'darshan' | 'aarti' | 'closed'

/** A timing that says something of darshan or aarti; without hours where it does not say for certain which. */
export interface Timing {
  kind: TimingKind
  hours?: Hours
}

const kinds: [TimingKind, RegExp][] = [
  // Before the others: "Darshan closed" opens nothing.
  ['closed', /\b(?:closed?|closes|closing|shut|no|not|break|rest)\b|बंद|बन्द|विश्राम|नहीं/i],
  ['aarti', /\ba+ra?th?is?\b|आरती/i],
  ['darshan', /dars+h?ana?m?\b|दर्शन/i],
]

/** The words of a label that leave no doubt about its kind, its day or its season. */
const known = new Set(
  `the of at and temple mandir deity deities sample daily everyday every day all days time times timing timings hours open
  opens opening closed closes break early morning forenoon noon midday afternoon evening night first second last main
  mangala mangal mangla shringar shringara sringar sringara dhoop dhupa bhog bhoga raj rajbhog rajbhoga utthapan utthapana
  sandhya gaura tulasi tulsi kakad shayan shayana sayan sayana
  नमूना का की के मंदिर मन्दिर प्रतिदिन रोज रोज़ रोज़ाना समय खुलने खुला बंद बन्द विश्राम प्रातः प्रात प्रातःकाल प्रातःकालीन सुबह
  सवेरे दोपहर मध्याह्न अपराह्न शाम सायं सायंकाल सायंकालीन संध्या सन्ध्या रात रात्रि पहला पहली दूसरा दूसरी मंगल मंगला श्रृंगार शृंगार
  धूप भोग राजभोग उत्थापन तुलसी शयन`
    .normalize()
    .split(/\s+/),
)

const wordsOf = (label: string) =>
  label
    .normalize()
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{Nd}]+/u)
    .filter(Boolean)

/** The kind and the hours of a timing; undefined for a timing of something else, such as an office. */
export function readTiming({ label, time }: TimingText): Timing | undefined {
  const kind = kinds.find(([, pattern]) => pattern.test(`${label} ${time}`))?.[0]
  if (!kind) return undefined
  // Hours of one thing only, whose every word is known: nothing is claimed from any other.
  const words = wordsOf(label)
  const mentioned = kinds.filter(([name, pattern]) => name !== 'closed' && pattern.test(label))
  const isCertain =
    mentioned.length < 2 &&
    words.every((word) => known.has(word) || kinds.some(([, pattern]) => pattern.test(word)))
  const hours = isCertain ? readHours(time) : undefined
  return { kind, hours: kind === 'aarti' || hours?.to !== undefined ? hours : undefined }
}

const meridiemOf = (clock: string) => /([ap])\.?\s?m\b/i.exec(clock)?.[1]?.toUpperCase()

/** The hours of a text; undefined where they cannot be read or could mean two things. */
function readHours(time: string): Hours | undefined {
  const [first = '', last, ...rest] = time.split(/\s*(?:[-–—]|\bto\b|से)\s*/)
  if (rest.length) return undefined
  if (last === undefined) {
    const from = minutesOf(first)
    return from === undefined || isAmbiguous(first, from) ? undefined : { from }
  }
  const end = last.replace(/\s*तक$/, '')
  const shared = meridiemOf(end)
  const to = minutesOf(end)
  const from = minutesOf(shared && !meridiemOf(first) ? `${first} ${shared}M` : first)
  if (from === undefined || to === undefined) return undefined
  if (shared && !meridiemOf(first))
    // "9 to 1 PM" begins in the morning.
    return from < to ? { from, to } : { from: (from + 12 * 60) % (24 * 60), to }
  const isClockOf24 = (!shared && to >= 13 * 60) || (!meridiemOf(first) && from >= 13 * 60)
  if (!isClockOf24 && (isAmbiguous(first, from) || isAmbiguous(end, to))) return undefined
  return { from, to }
}

/** Whether a time without AM or PM may be in the morning or in the evening. */
const isAmbiguous = (clock: string, minute: number) =>
  !meridiemOf(clock) && minute >= 60 && minute < 13 * 60

import type { activities } from './en/activities'
import type { bands } from './en/bands'
import type { courses } from './en/courses'
import type { galleries } from './en/galleries'
import type { office } from './en/office'
import type { registration } from './en/registration'
import { site } from './en/site'
import type { unsent } from './en/unsent'
import type { Language } from './language'

/** The sections that travel with the screens they belong to. */
interface Travelling {
  activities: typeof activities
  bands: typeof bands
  courses: typeof courses
  galleries: typeof galleries
  office: typeof office
  registration: typeof registration
  unsent: typeof unsent
}

/** Every section of words. */
export type Words = typeof site & Travelling

/** What Hindi says too, in the same types, so that a missing text does not compile: all but the back office. */
export type PublicWords = Omit<Words, 'office'>

type Shelf = () => Promise<Partial<PublicWords>>

const spoken: { en: Partial<Words>; hi: Partial<PublicWords> } = { en: { ...site }, hi: {} }
/** Where the Hindi words lie that have not been fetched: an English visitor downloads none of them. */
const shelves = new Set<Shelf>([async () => ({ ...(await import('./hi/site')).site })])
const listeners = new Set<() => void>()
let chosen: Language = 'en'
let inOffice = false

/** The language the screens speak: what was chosen, and English in the back office. */
export const language = (): Language => (inOffice ? 'en' : chosen)

/**
 * The words of one section in the language of the screen: the only way a text reaches a component.
 * Throws when the section belongs to a part of the app that has not been loaded.
 */
export function words<S extends keyof Words>(section: S): Words[S] {
  // Hindi that could not be fetched is better said in English than not at all.
  const texts = (spoken[language()] as Partial<Words>)[section] ?? spoken.en[section]
  if (!texts) throw new Error(`The words of "${section}" are not loaded.`)
  return texts
}

/** Adds sections that travel with a part of the app that loads later, and says where their Hindi lies. */
export function learn(texts: Pick<Words, 'office'>): void
export function learn<S extends keyof PublicWords>(
  texts: Pick<PublicWords, S>,
  hindi: () => Promise<Pick<PublicWords, S>>,
): void
export function learn(texts: Partial<Words>, hindi?: Shelf) {
  Object.assign(spoken.en, texts)
  if (hindi) shelves.add(hindi)
}

async function fetchHindi() {
  const fetched = [...shelves].map(async (shelf) => {
    Object.assign(spoken.hi, await shelf())
    shelves.delete(shelf)
  })
  await Promise.all(fetched)
}

/** Waits for the words of what has been loaded since the language was chosen. Never rejects: English stands in. */
export async function heard() {
  if (chosen === 'hi') await fetchHindi().catch((error: unknown) => console.warn(error))
}

/**
 * Changes the language of every public screen, once its words are there; rejects, and changes nothing, when they
 * cannot be had. Tests and stories set it by `await speak('hi')` and go back by `await speak('en')`.
 */
export async function speak(next: Language) {
  if (next === 'hi') await fetchHindi()
  chosen = next
  for (const listener of listeners) listener()
}

/** Tells of every change of the language. Returns how to stop. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the screen is one of the back office, where all is English. */
export function enterOffice(inside: boolean) {
  inOffice = inside
}

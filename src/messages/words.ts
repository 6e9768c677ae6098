import type { activities } from './en/activities'
import type { bands } from './en/bands'
import type { courses } from './en/courses'
import type { galleries } from './en/galleries'
import type { office } from './en/admin'
import type { forms } from './en/admin-forms'
import type { changePassword } from './en/admin-change-password'
import type { dashboard } from './en/admin-dashboard'
import type { keys } from './en/admin-shortcuts'
import type { pane } from './en/admin-pane'
import type { preview } from './en/admin-preview'
import type { replies } from './en/admin-replies'
import type { registration } from './en/registration'
import type { shell } from './en/shell'
import type { signIn } from './en/sign-in'
import { site } from './en/site'
import type { unsent } from './en/unsent'
import type { Language } from './language'

/** The sections of the back office: its staff read English. */
interface OfficeWords {
  office: typeof office
  changePassword: typeof changePassword
  forms: typeof forms
  dashboard: typeof dashboard
  keys: typeof keys
  pane: typeof pane
  preview: typeof preview
  replies: typeof replies
}

/** The sections that travel with the screens they belong to. */
type Travelling = typeof shell & {
  activities: typeof activities
  bands: typeof bands
  courses: typeof courses
  galleries: typeof galleries
  registration: typeof registration
  signIn: typeof signIn
  unsent: typeof unsent
}

/** Every section of words. */
export type Words = PublicWords & OfficeWords

/** What Hindi says too, in the same types, so that a missing text does not compile: all but the back office. */
export type PublicWords = typeof site & Travelling

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
export function learn<S extends keyof PublicWords>(
  texts: Pick<PublicWords, S>,
  hindi: () => Promise<Pick<PublicWords, S>>,
) {
  Object.assign(spoken.en, texts)
  shelves.add(hindi)
}

/** Adds sections of the back office, which have no Hindi. */
export function learnOffice(texts: Partial<OfficeWords>) {
  Object.assign(spoken.en, texts)
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

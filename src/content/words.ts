import type { activities } from './en/activities'
import type { courses } from './en/courses'
import type { galleries } from './en/galleries'
import type { office } from './en/office'
import type { registration } from './en/registration'
import { site } from './en/site'

/** The sections that travel with the screens they belong to. */
interface Travelling {
  activities: typeof activities
  courses: typeof courses
  galleries: typeof galleries
  office: typeof office
  registration: typeof registration
}

/** Every section of words; a further language is the same type, so a missing text does not compile. */
export type Words = typeof site & Travelling

/** The language the screens speak. */
export const language = (): 'en' => 'en'

let spoken: Partial<Words> = site

/**
 * The words of one section in the language of the screen: the only way a text reaches a component.
 * Throws when the section belongs to a part of the app that has not been loaded.
 */
export function words<S extends keyof Words>(section: S): Words[S] {
  const texts = spoken[section]
  if (!texts) throw new Error(`The words of "${section}" are not loaded.`)
  return texts
}

/** Adds sections that travel with a part of the app that loads later. */
export function learn(texts: Partial<Words>) {
  spoken = { ...spoken, ...texts }
}

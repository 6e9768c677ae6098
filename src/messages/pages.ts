import type { FounderPage, StaticPage, TempleConstructionPage } from './page'
import type { Language } from './language'
import { language } from './words'

/** The pages of typed content. */
export interface Pages {
  chitrakoot: StaticPage
  kamadgiri: StaticPage
  chaitanya: StaticPage
  prabhupad: FounderPage
  templeConstruction: TempleConstructionPage
  refundPolicy: StaticPage
  privacyPolicy: StaticPage
  terms: StaticPage
}
export type PageName = keyof Pages

/** Where the words of each page lie, each in a chunk of its own: a visitor loads what is read. */
export type Shelf = { [P in PageName]: () => Promise<Pages[P]> }

const english: Shelf = {
  chitrakoot: async () => (await import('./en/chitrakoot')).chitrakoot,
  kamadgiri: async () => (await import('./en/kamadgiri')).kamadgiri,
  chaitanya: async () => (await import('./en/chaitanya')).chaitanya,
  prabhupad: async () => (await import('./en/prabhupad')).prabhupad,
  templeConstruction: async () => (await import('./en/temple-construction')).templeConstruction,
  refundPolicy: async () => (await import('./en/refund-policy')).refundPolicy,
  privacyPolicy: async () => (await import('./en/privacy-policy')).privacyPolicy,
  terms: async () => (await import('./en/terms')).terms,
}

let latest: { name: PageName; language: Language } | undefined

async function read(name: PageName, wanted: Language): Promise<Pages[PageName]> {
  const shelf = wanted === 'hi' ? (await import('./hi/shelf')).shelf : english
  return shelf[name]()
}

/** The words of one page in the language of the screen. */
export function loadPage(name: PageName): Promise<Pages[PageName]> {
  latest = { name, language: language() }
  return read(name, latest.language)
}

/** Whether the page that was read last is in another language than the screen speaks now. */
export const isOutdated = () => latest !== undefined && latest.language !== language()

/** Fetches the page that was read last in another language, so that a change of language need not wait for it. */
export const bringPage = async (wanted: Language) => latest && read(latest.name, wanted)

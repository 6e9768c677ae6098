import type { FounderPage, StaticPage, TempleConstructionPage } from './page'
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

/** Each page's words in each language, in a chunk of their own: a visitor loads what is read. */
const shelves = {
  en: {
    chitrakoot: async () => (await import('./en/chitrakoot')).chitrakoot,
    kamadgiri: async () => (await import('./en/kamadgiri')).kamadgiri,
    chaitanya: async () => (await import('./en/chaitanya')).chaitanya,
    prabhupad: async () => (await import('./en/prabhupad')).prabhupad,
    templeConstruction: async () => (await import('./en/temple-construction')).templeConstruction,
    refundPolicy: async () => (await import('./en/refund-policy')).refundPolicy,
    privacyPolicy: async () => (await import('./en/privacy-policy')).privacyPolicy,
    terms: async () => (await import('./en/terms')).terms,
  },
} satisfies Record<ReturnType<typeof language>, { [P in PageName]: () => Promise<Pages[P]> }>

/** The words of one page in the language of the screen. */
export const loadPage = (name: PageName): Promise<Pages[PageName]> => shelves[language()][name]()

import { lookUp } from '../../data/look-up'
import type { FounderPage, StaticPage, TempleConstructionPage } from '../page'
import { language, type Language } from '../translated'

/** The static pages, with the types of their bodies. */
interface Pages {
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

const content = import.meta.glob<StaticPage>('../../content/*.md', { import: 'default' })

/** The page of a file of src/content. */
function readContent(name: string, language: Language): Promise<StaticPage> {
  const load = lookUp(content, `../../content/${name}.${language}.md`)
  if (!load) throw new Error(`There is no src/content/${name}.${language}.md.`)
  return load()
}

/** The loader of each page's body; a visitor downloads only the pages that are read. */
const loaders: Record<Language, { [P in PageName]: () => Promise<Pages[P]> }> = {
  en: {
    chitrakoot: async () => (await import('./chitrakoot')).chitrakoot,
    kamadgiri: () => readContent('kamadgiri', 'en'),
    chaitanya: () => readContent('lord-chaitanya', 'en'),
    prabhupad: async () => (await import('./prabhupad')).prabhupad,
    templeConstruction: async () => (await import('./temple-construction')).templeConstruction,
    refundPolicy: () => readContent('refund-policy', 'en'),
    privacyPolicy: () => readContent('privacy-policy', 'en'),
    terms: () => readContent('terms', 'en'),
  },
  hi: {
    chitrakoot: async () => (await import('../hi/pages/chitrakoot')).hindiChitrakoot,
    kamadgiri: () => readContent('kamadgiri', 'hi'),
    chaitanya: () => readContent('lord-chaitanya', 'hi'),
    prabhupad: async () => (await import('../hi/pages/prabhupad')).hindiPrabhupad,
    templeConstruction: async () =>
      (await import('../hi/pages/temple-construction')).hindiTempleConstruction,
    refundPolicy: () => readContent('refund-policy', 'hi'),
    privacyPolicy: () => readContent('privacy-policy', 'hi'),
    terms: () => readContent('terms', 'hi'),
  },
}

let latest: { name: PageName; language: Language } | undefined

/** The body of one page in the language of the screen. */
export function loadPage(name: PageName): Promise<Pages[PageName]> {
  latest = { name, language: language() }
  return loaders[latest.language][name]()
}

/** Whether the latest page is in another language than the screen. */
export const isPageOutdated = () => latest !== undefined && latest.language !== language()

/** Loads the latest page in another language, so that a change of language need not wait for it. */
export const prefetchPage = async (next: Language) => latest && loaders[next][latest.name]()

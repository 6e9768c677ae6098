import { lookUp } from '../../data/look-up'
import type { StaticPage } from '../page'
import { language, type Language } from '../translated'

/** The loader of each file of src/content; a visitor downloads only the pages that are read. */
const loaders = import.meta.glob<StaticPage>('../../content/*.md', { import: 'default' })

/** The file of each page, without its language. */
const files = {
  chitrakoot: 'chitrakoot',
  kamadgiri: 'kamadgiri',
  chaitanya: 'lord-chaitanya',
  prabhupad: 'founder-acharya',
  templeConstruction: 'temple-construction',
  refundPolicy: 'refund-policy',
  privacyPolicy: 'privacy-policy',
  terms: 'terms',
}
export type PageName = keyof typeof files

let latest: { name: PageName; language: Language } | undefined

function read(name: PageName, language: Language): Promise<StaticPage> {
  const file = `${files[name]}.${language}.md`
  const load = lookUp(loaders, `../../content/${file}`)
  if (!load) throw new Error(`There is no src/content/${file}.`)
  return load()
}

/** The page in the language of the screen. */
export function loadPage(name: PageName): Promise<StaticPage> {
  latest = { name, language: language() }
  return read(name, latest.language)
}

/** Whether the latest page is in another language than the screen. */
export const isPageOutdated = () => latest !== undefined && latest.language !== language()

/** Loads the latest page in another language, so that a change of language need not wait for it. */
export const prefetchPage = async (next: Language) => latest && read(latest.name, next)

import { lookUp } from '../lib/look-up'
import { byPageName, type StaticPage } from './page'
import { language, type Language } from './translated'

/** The loader of each page of src/content; a visitor downloads only the pages that are read. */
const loaders = {
  en: byPageName(import.meta.glob<StaticPage>('../content/*.en.md', { import: 'default' })),
  hi: byPageName(import.meta.glob<StaticPage>('../content/*.hi.md', { import: 'default' })),
}

let latest: { name: string; language: Language } | undefined

function read(name: string, language: Language): Promise<StaticPage> {
  const load = lookUp(loaders[language], name)
  if (!load) throw new Error(`There is no src/content/${name}.${language}.md.`)
  return load()
}

/** The page in the language of the screen. */
export function loadPage(name: string): Promise<StaticPage> {
  latest = { name, language: language() }
  return read(name, latest.language)
}

/** Whether the latest page is in another language than the screen. */
export const isPageOutdated = () => latest !== undefined && latest.language !== language()

/** Loads the latest page in another language, so that a change of language need not wait for it. */
export const prefetchPage = async (next: Language) => latest && read(latest.name, next)

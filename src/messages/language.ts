import { addTranslations, applyLanguage, type Language } from './translated'
import { languageKey, languageStorage, requestedLanguage, visitLanguage } from './visit-language'

/** The language of a visit; one that the address asks for is stored and removed from the address. */
export function initialLanguage(): Language {
  const requested = requestedLanguage()
  if (requested) rememberLanguage(requested)
  return requested ?? visitLanguage()
}

/** Stores the chosen language. Where storage is blocked it stays in the address, so that a reload keeps it. */
export function rememberLanguage(chosen: Language) {
  const address = new URL(location.href)
  const isNamed = address.searchParams.has('lang')
  languageStorage.write(languageKey, chosen)
  if (!isNamed) return
  if (languageStorage.isInMemoryOnly(languageKey)) address.searchParams.set('lang', chosen)
  else address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
}

/** Loads what has to be there before the language changes. */
const loaders = new Set<() => Promise<unknown>>()

/** Loads something before the language changes, so that the page keeps its height. Returns a function that ends that. */
export function loadBeforeLanguage(load: () => Promise<unknown>): () => void {
  loaders.add(load)
  return () => loaders.delete(load)
}

/**
 * Changes the language of every public screen once its messages are loaded. Rejects, and changes nothing, when they
 * cannot be fetched. Tests and stories call `await setLanguage('hi')` and go back with `await setLanguage('en')`.
 */
export async function setLanguage(next: Language) {
  await Promise.all([...loaders].map((load) => load()))
  if (next === 'hi') addTranslations((await import('./hi/index')).hindi)
  applyLanguage(next)
}

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

/**
 * Changes the language of every public screen once its messages are loaded. Rejects, and changes nothing, when they
 * cannot be fetched. Tests and stories call `await setLanguage('hi')` and go back with `await setLanguage('en')`.
 */
export async function setLanguage(next: Language) {
  if (next === 'hi') addTranslations((await import('./hi/index')).hindi)
  applyLanguage(next)
}

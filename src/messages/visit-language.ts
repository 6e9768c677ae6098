import { safeStorage } from '../lib/safe-storage'
import type { Language } from './translated'

export const languageKey = 'language'
export const languageStorage = safeStorage('localStorage')

const isLanguage = (given: string | null | undefined): given is Language =>
  given === 'en' || given === 'hi'

/** The language that the address asks for by `?lang=`. */
export function requestedLanguage(): Language | undefined {
  const requested = new URLSearchParams(location.search).get('lang')
  return isLanguage(requested) ? requested : undefined
}

/** The language of a visit: that of the address, else the chosen one, else English (docs/decisions/0008). */
export function visitLanguage(): Language {
  const chosen = languageStorage.read(languageKey)
  return requestedLanguage() ?? (isLanguage(chosen) ? chosen : 'en')
}

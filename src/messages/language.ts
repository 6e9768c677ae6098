import { safeStorage } from '../data/safe-storage'
import { addTranslations, applyLanguage, type Language } from './translated'

const key = 'language'
const storage = safeStorage('localStorage')
const isLanguage = (given: string | null | undefined): given is Language =>
  given === 'en' || given === 'hi'

/**
 * The language of a visit: `?lang=` of the address, which is stored and removed from the address; else the stored one;
 * else English. `app/boot.ts` repeats this rule (docs/decisions/0008).
 */
export function initialLanguage(): Language {
  const requested = new URLSearchParams(location.search).get('lang')
  if (isLanguage(requested)) return (rememberLanguage(requested), requested)
  const stored = storage.read(key)
  return isLanguage(stored) ? stored : 'en'
}

/** Stores the chosen language. Where storage is blocked it stays in the address, so that a reload keeps it. */
export function rememberLanguage(chosen: Language) {
  const address = new URL(location.href)
  const isNamed = address.searchParams.has('lang')
  storage.write(key, chosen)
  if (!isNamed) return
  if (storage.isInMemoryOnly(key)) address.searchParams.set('lang', chosen)
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

import { addTranslations, applyLanguage, type Language } from './translated'

const key = 'language'
const isLanguage = (given: string | null): given is Language => given === 'en' || given === 'hi'

/**
 * The language a visit begins in: `?lang=` of the address, which is remembered and taken out of the address; else
 * what was remembered; else English. `app/boot.ts` holds the same rule in plain code (docs/decisions/0008).
 */
export function initialLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang')
  if (isLanguage(asked)) return (rememberLanguage(asked), asked)
  try {
    const known = localStorage.getItem(key)
    return isLanguage(known) ? known : 'en'
  } catch {
    return 'en'
  }
}

/** Keeps the choice. What cannot be kept stays in the address, where a reload finds it. */
export function rememberLanguage(chosen: Language) {
  const address = new URL(location.href)
  const isNamed = address.searchParams.has('lang')
  try {
    localStorage.setItem(key, chosen)
    address.searchParams.delete('lang')
  } catch {
    if (isNamed) address.searchParams.set('lang', chosen)
  }
  if (isNamed) history.replaceState(history.state, '', address)
}

/**
 * Changes the language of every public screen once its messages are loaded. Rejects, and changes nothing, when they
 * cannot be fetched. Tests and stories call `await setLanguage('hi')` and go back with `await setLanguage('en')`.
 */
export async function setLanguage(next: Language) {
  if (next === 'hi') addTranslations((await import('./hi/index')).hindi)
  applyLanguage(next)
}

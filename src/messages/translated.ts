import { createStore } from '../lib/create-store'

/** The languages of the public site; the admin is in English alone. */
export type Language = 'en' | 'hi'

/** The Hindi messages by the key of their module; empty until they are loaded. */
const translations = new Map<string, unknown>()
const chosen = createStore<Language>('en')
let override: Language | undefined

/** The language of the screen: the chosen one, and English in the admin. */
export const language = (): Language => override ?? chosen.get()

/** A text of the settings in the language of the screen; the usual one where there is none in Hindi. */
export const localText = (text: string, hindi: string): string =>
  (language() === 'hi' && hindi) || text

/** Lines of the settings in the language of the screen, as `localText`. */
export const localLines = (lines: string[], hindi: string[]): string[] =>
  language() === 'hi' && hindi.length ? hindi : lines

/**
 * A getter of one module's messages in the language of the screen. It returns English until the translation of the same
 * key is loaded (src/messages/hi/index.ts).
 */
export const translated =
  <T>(key: string, english: T) =>
  (): T =>
    (language() === 'hi' ? (translations.get(key) as T | undefined) : undefined) ?? english

/** Makes translations available to the getters of the same keys. */
export function addTranslations(added: Record<string, unknown>) {
  for (const [key, messages] of Object.entries(added)) translations.set(key, messages)
}

/** Sets the language of every public screen. */
export const applyLanguage = chosen.set

/** Calls the listener after every change of the language. Returns a function that stops listening. */
export const onLanguageChange = chosen.subscribe

/** Shows the screen in this language whatever was chosen, until undefined is set: the admin has no translation. */
export function setLocaleOverride(locale: Language | undefined) {
  override = locale
}

import { useSyncExternalStore } from 'react'
import { language, onLanguageChange } from '../messages/translated'

/** The language of the screen. The component that calls it renders again when the language changes. */
export const useLanguage = () => useSyncExternalStore(onLanguageChange, language, language)

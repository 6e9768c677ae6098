import { useSyncExternalStore } from 'react'
import { language, onLanguage } from '../messages/words'

/** The language of the screen; whoever calls it is drawn anew, in place, when it changes (docs/decisions/0008). */
export const useLanguage = () => useSyncExternalStore(onLanguage, language, language)

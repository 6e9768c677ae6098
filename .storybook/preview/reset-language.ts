import { afterAll } from 'vitest'
import { setLanguage } from '../../src/messages/language'

// Story files share a page and read texts for their args on load, so each must start in English.
afterAll(() => setLanguage('en'))

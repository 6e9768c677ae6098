import { afterAll } from 'vitest'
import { setLanguage } from '../src/messages/language'

// Files share a page, and a file of stories reads texts for its args when it is loaded: these are English ones.
afterAll(() => setLanguage('en'))

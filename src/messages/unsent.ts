import { unsent } from './en/unsent'
import { learn } from './words'

// These words travel with the forms, not with every visitor's first screen.
learn({ unsent }, () => import('./hi/unsent'))

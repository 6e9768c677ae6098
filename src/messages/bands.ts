import { bands } from './en/bands'
import { learn } from './words'

// These words travel with the bands and what else speaks of giving and visiting, not with every visitor's first screen.
learn({ bands }, () => import('./hi/bands'))

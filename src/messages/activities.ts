import { activities } from './en/activities'
import { learn } from './words'

// These words travel with the activities, not with every visitor's first screen.
learn({ activities }, () => import('./hi/activities'))

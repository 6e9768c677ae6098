import { courses } from './en/courses'
import { registration } from './en/registration'
import { learn } from './words'

// These words travel with the courses and their form, not with every visitor's first screen.
learn({ courses, registration }, async () => ({
  ...(await import('./hi/courses')),
  ...(await import('./hi/registration')),
}))

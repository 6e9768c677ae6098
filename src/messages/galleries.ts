import { galleries } from './en/galleries'
import { learn } from './words'

// These words travel with the galleries, not with every visitor's first screen.
learn({ galleries }, () => import('./hi/galleries'))

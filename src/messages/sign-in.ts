import { signIn } from './en/sign-in'
import { learn } from './words'

// These words travel with sign-in, not with every visitor's first screen.
learn({ signIn }, () => import('./hi/sign-in'))

import { common } from './common'
import { contact } from './contact'
import { errors } from './errors'
import { heads } from './heads'
import { home } from './home'
import { menus } from './menus'
import { messages } from './messages'
import { pages } from './pages'
import { signIn } from './sign-in'
// Comes along, so that a page in Hindi is one request away.
import './shelf'

/** The Hindi words that a visitor's first screen may need. */
export const site = { common, contact, errors, heads, home, menus, messages, pages, signIn }

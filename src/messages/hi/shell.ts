import { contact } from './contact'
import { heads } from './heads'
import { home } from './home'
import { menus } from './menus'
import { pages } from './pages'
// Comes along, so that a page in Hindi is one request away.
import './shelf'

/** The Hindi words that travel with the frame of the public screens. */
export const shell = { contact, heads, home, menus, pages }

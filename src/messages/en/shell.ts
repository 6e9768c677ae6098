import { contact } from './contact'
import { heads } from './heads'
import { home } from './home'
import { menus } from './menus'
import { pages } from './pages'

/** The English words that travel with the frame of the public screens. */
export const shell = { contact, heads, home, menus, pages }

import { keys } from './en/admin-shortcuts'
import { learnOffice } from './words'

// These words travel with their own part of the back office.
learnOffice({ keys })

import { keys } from './en/office-keys'
import { learnOffice } from './words'

// These words travel with their own part of the back office.
learnOffice({ keys })

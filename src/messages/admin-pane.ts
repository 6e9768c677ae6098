import { pane } from './en/admin-pane'
import { learnOffice } from './words'

// These words travel with their own part of the back office.
learnOffice({ pane })

import { pane } from './en/office-pane'
import { learnOffice } from './words'

// These words travel with their own part of the back office.
learnOffice({ pane })

import { office } from './en/office'
import { learnOffice } from './words'

// The back office speaks English; its words travel with its own code, not with a visitor's download.
learnOffice({ office })

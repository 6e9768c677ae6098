import { office } from './en/admin'
import { learnOffice } from './words'

// The back office speaks English; its words travel with its own code, not with a visitor's download.
learnOffice({ office })

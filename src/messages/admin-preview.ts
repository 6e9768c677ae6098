import { preview } from './en/admin-preview'
import { learnOffice } from './words'

// These words travel with their own part of the back office.
learnOffice({ preview })

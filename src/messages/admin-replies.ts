import { replies } from './en/admin-replies'
import { learnOffice } from './words'

// These words travel with their own part of the back office.
learnOffice({ replies })

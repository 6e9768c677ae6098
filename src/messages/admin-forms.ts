import { forms } from './en/admin-forms'
import { learnOffice } from './words'

// These words travel with the forms of the back office.
learnOffice({ forms })

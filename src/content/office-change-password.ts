import { changePassword } from './en/office-change-password'
import { learnOffice } from './words'

// These words travel with their own part of the back office.
learnOffice({ changePassword })

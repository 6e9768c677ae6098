import { changePassword } from './en/admin-change-password'
import { learnOffice } from './words'

// These words travel with their own part of the back office.
learnOffice({ changePassword })

import { dashboard } from './en/admin-dashboard'
import { learnOffice } from './words'

// These words travel with their own part of the back office.
learnOffice({ dashboard })

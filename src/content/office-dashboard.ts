import { dashboard } from './en/office-dashboard'
import { learnOffice } from './words'

// These words travel with their own part of the back office.
learnOffice({ dashboard })

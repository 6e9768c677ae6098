import { lookUp } from '../../data/look-up'
import { courseMessages } from '../../messages/courses'
import { language } from '../../messages/translated'

/** The type of a course; a known one in Hindi on a Hindi page. */
export const courseTypeName = (type: string): string =>
  (language() === 'hi' && lookUp(courseMessages().hindiTypes, type)) || type

import { lookUp } from '../../lib/look-up'
import { language, translated } from '../translated'

const hindiTypes: Record<string, string> = {
  'Short Term Courses': 'अल्पकालीन',
  'Long Term Courses': 'दीर्घकालीन',
  'Daily Classes': 'दैनिक कक्षाएँ',
  'Residential Courses': 'आवासीय',
}

export const courseMessages = translated('courses', {
  title: 'Vedic Courses',
  crumb: 'Courses',
  hindi: 'वैदिक पाठ्यक्रम',
  /** On a card whose record has no title. */
  untitled: 'Course',
  types: 'Kinds of courses',
  /** The heading of courses with an unknown type. */
  others: 'Other courses',
  /** The Hindi word next to the heading of each course type. */
  hindiTypes,
  empty:
    'No course is open just now. New ones are announced here first; please write to us to be told.',
  action: { label: 'Contact Us', to: '/contactus' },
  more: { label: 'Our Activities', to: '/activities' },
})

/** The type of a course; a known one in Hindi on a Hindi page. */
export const courseTypeName = (type: string): string =>
  (language() === 'hi' && lookUp(courseMessages().hindiTypes, type)) || type

import type { courseMessages } from '../../site-screens/courses'

export const hindiCourses: ReturnType<typeof courseMessages> = {
  title: 'वैदिक पाठ्यक्रम',
  crumb: 'पाठ्यक्रम',
  hindi: 'श्रवण, मनन और जीवन में अभ्यास',
  untitled: 'पाठ्यक्रम',
  types: 'पाठ्यक्रमों के प्रकार',
  /** The heading of courses with an unknown type. */
  others: 'अन्य पाठ्यक्रम',
  /** The Hindi word next to the heading of each course type. */
  hindiTypes: {
    'Short Term Courses': 'अल्पकालीन',
    'Long Term Courses': 'दीर्घकालीन',
    'Daily Classes': 'दैनिक कक्षाएँ',
    'Residential Courses': 'आवासीय',
  },
  empty:
    'अभी किसी पाठ्यक्रम में प्रवेश नहीं चल रहा है। नए पाठ्यक्रमों की सूचना सबसे पहले यहीं मिलेगी; आप चाहें तो हमें लिख दीजिए, हम आपको बता देंगे।',
  action: { label: 'संपर्क करें', to: '/contactus' },
  more: { label: 'हमारे कार्यक्रम', to: '/activities' },
}

import { translated } from '../translated'

/** The registration form [REG-1]. */
export const registrationMessages = translated('registration', {
  title: 'Register for Vedic Courses',
  hindi: 'पाठ्यक्रम पंजीकरण',
  crumbs: { courses: 'Courses', here: 'CoursesRegister' },
  needed: { before: 'Fields marked', after: 'are needed.' },
  prefilled: {
    both: 'Course type and course name are set by the course you chose; they are sent with the form.',
    course_type: 'The course type is set by the course you chose; it is sent with the form.',
    course_name: 'The course name is set by the course you chose; it is sent with the form.',
    other: 'Choose another course',
  },
  name: 'Name',
  email: 'Email',
  emailSample: 'you@example.org',
  mobno: 'Mobile number',
  course_type: 'Course type',
  course_name: 'Course name',
  language: 'Language',
  address: 'Address',
  comment: 'Comment',
  chooseType: 'Choose a type',
  chooseCourse: 'Choose a course',
  chooseLanguage: 'Choose a language',
  /** By the value that is sent, which is the same in every language. */
  types: {
    'Short Term': 'Short Term',
    'Long Term': 'Long Term',
    'Daily Classes': 'Daily Classes',
    'Residential Courses': 'Residential Courses',
  },
  languages: {
    English: 'English',
    Hindi: 'Hindi',
    Kannada: 'Kannada',
    Malayalam: 'Malayalam',
    Telugu: 'Telugu',
    Other: 'Other',
  },
  submit: 'Register',
  sending: 'Registering…',
  chosen: 'Your course',
  unchosen: {
    title: 'Not sure which course?',
    text: 'Choose a type and a course in the form, and it is described here.',
    link: { label: 'See all courses', to: '/courses' },
  },
  hours: (from: string, to: string) => `${from} to ${to}`,
  summary: {
    again: 'Register for another course',
    note: 'Please keep this for your records.',
    more: { label: 'All courses', to: '/courses' },
  },
})

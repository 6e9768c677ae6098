import { Users } from 'lucide-react'
import { byCourseMessages } from '../../messages/admin-screens/by-course'
import { phoneCell } from '../cells/cells'
import { composeLink, quoteState } from '../pane/compose-link'
import { emailCell } from '../cells/mail-cells'
import { dateTimeCell } from '../cells/time-cells'
import { createMailLog } from '../pane/mail-log'
import { subjectCell } from '../pane/subject-cell'
import { resource } from '../resource'
import { answerMail } from './email'

const messageFields = {
  subject: 'course_name',
  text: 'comment',
  at: 'datetime',
  email: 'email',
  sender: 'name',
  log: createMailLog,
  answer: answerMail,
} as const

export const registrations = resource('/general/api/CourseRegister', {
  title: 'Registrations',
  labels: { singular: 'registration', plural: 'registrations' },
  search: {
    hint: 'Find by name, email or mobile number',
    fields: 'name, email or mobile number',
  },
  empty: 'Registrations for courses arrive here from the website.',
  name: 'name',
  summaryFields: ['course_name', 'datetime'],
  columns: [
    { field: 'name', label: 'Name', width: 124 },
    { field: 'email', label: 'Email', cell: emailCell, width: 190 },
    { field: 'mobno', label: 'Mobile Number', cell: phoneCell, width: 140 },
    { field: 'course_type', label: 'Course Type', width: 100 },
    { field: 'course_name', label: 'Course Name', cell: subjectCell(messageFields), width: 140 },
    { field: 'language', label: 'Language', width: 84 },
    { field: 'address', label: 'Address' },
    { field: 'comment', label: 'Comment' },
    { field: 'datetime', label: 'Date & Time', cell: dateTimeCell, width: 112 },
  ],
  messagePane: messageFields,
  views: [{ label: byCourseMessages.link, icon: Users, to: '/admin/registrations/by-course' }],
  links: [
    {
      label: 'Reply',
      icon: 'reply',
      to: ({ email, course_name }) => composeLink(email, course_name),
      state: quoteState,
    },
  ],
  deleteTexts: { singular: 'This registration will be removed.', plural: 'They will be removed.' },
})

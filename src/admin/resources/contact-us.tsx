import { adminMessages } from '../../messages/admin-screens/admin'
import { composeLink, quoteState } from '../pane/compose-link'
import { emailCell } from '../cells/mail-cells'
import { dateTimeCell } from '../cells/time-cells'
import { createMailLog } from '../pane/mail-log'
import { subjectCell } from '../pane/subject-cell'
import { resource } from '../resource'
import { answerMail } from './email'

const messageFields = {
  subject: 'subject',
  text: 'message',
  at: 'datetime',
  email: 'email',
  sender: 'name',
  log: createMailLog,
  answer: answerMail,
} as const

export const contactUs = resource('/admin/api/contactus', {
  title: 'Contact Us',
  note: adminMessages.messagesOfVisitors,
  labels: { singular: 'message', plural: 'messages' },
  search: { hint: 'Find by name, email, subject ...', fields: 'name, email or subject' },
  empty: 'Messages that visitors send from the website arrive here.',
  name: 'name',
  summaryFields: ['subject', 'datetime'],
  columns: [
    { field: 'name', label: 'Name', width: 130 },
    { field: 'email', label: 'Email', cell: emailCell, width: 204 },
    { field: 'subject', label: 'Subject', cell: subjectCell(messageFields), width: 150 },
    { field: 'message', label: 'Message' },
    { field: 'datetime', label: 'Date & Time', cell: dateTimeCell, width: 112 },
  ],
  messagePane: messageFields,
  links: [
    {
      label: 'Reply',
      icon: 'reply',
      to: ({ email, subject }) => composeLink(email, subject),
      state: quoteState,
    },
  ],
  fields: [
    { field: 'name', label: 'Name', span: 6 },
    { field: 'email', label: 'Email', control: 'email', span: 6 },
    { field: 'subject', label: 'Subject' },
    { field: 'message', label: 'Message', control: 'textarea' },
  ],
  edit: { title: 'Update Own Record' },
  deleteTexts: { singular: 'This message will be removed.', plural: 'They will be removed.' },
})

import { Reply, SquarePen } from 'lucide-react'
import { mailSubjectMaxLength, mailToEmailMaxLength } from '../../api/field-limits'
import { moment } from '../cells/cells'
import { composedBy, composeLink } from '../pane/compose-link'
import { download, emailAddress, statusChip } from '../cells/mail-cells'
import { quoteState } from '../pane/quote'
import { resource } from './resource'

/** The log of sent mails, with a form to compose one [MAIL-1]. */
export const email = resource('/admin/api/mailrequest', {
  title: 'Email Logs',
  labels: ['mail', 'mails'],
  search: {
    hint: 'Find by receiver email, subject, type and status',
    fields: 'receiver, subject, type or status',
    wide: true,
  },
  empty: 'Mails composed here, and what became of them, are listed here.',
  name: 'toEmail',
  summaryFields: ['subject', ['status', 'datetime']],
  number: 'SN',
  columns: [
    { field: 'toEmail', label: 'To Email', cell: emailAddress, width: 162 },
    { field: 'subject', label: 'Subject', width: 116 },
    { field: 'body', label: 'Mail Body' },
    { field: 'type', label: 'Type', width: 92 },
    { field: 'status', label: 'Status', cell: statusChip, width: 96 },
    { field: 'filePath', label: 'Attachment', cell: download, width: 100 },
    { field: 'datetime', label: 'Date & Time', cell: moment, width: 92 },
  ],
  minWidth: 960,
  messagePane: { subject: 'subject', text: 'body', at: 'datetime', email: 'toEmail' },
  links: [
    {
      label: 'Reply',
      icon: Reply,
      to: ({ toEmail, subject }) => composeLink(toEmail, subject),
      state: quoteState,
    },
  ],
  fields: [
    {
      field: 'toEmail',
      label: 'To Email',
      as: 'email',
      limit: mailToEmailMaxLength,
      hint: 'One address only',
      required: true,
    },
    { field: 'subject', label: 'Subject', limit: mailSubjectMaxLength, required: true },
    { field: 'Body', from: 'body', label: 'Mail Body', as: 'mail' },
    { field: 'file', label: 'Attachment', as: 'attachment', hint: 'One file, up to 5 MB' },
  ],
  add: {
    title: 'Compose Email',
    button: { label: 'Compose Email', icon: SquarePen },
    prefill: composedBy,
  },
  edit: { title: 'Update Record' },
  remove: ['This mail will be removed from the log.', 'They will be removed from the log.'],
})

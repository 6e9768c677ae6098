import { SquarePen } from 'lucide-react'
import { mailSubjectMaxLength, mailToEmailMaxLength } from '../../api/field-limits'
import { dateTimeCell } from '../cells/cells'
import { composeLink, readComposeLink, quoteState } from '../pane/compose-link'
import { emailCell } from '../cells/mail-cells'
import { attachmentCell } from '../cells/link-cell'
import { statusCell } from '../cells/mail-status-cell'
import { resource } from '../resource'

/** The log of sent mails, with a form to compose one [MAIL-1]. */
export const email = resource('/admin/api/mailrequest', {
  title: 'Email Logs',
  labels: { singular: 'mail', plural: 'mails' },
  search: {
    hint: 'Find by receiver email, subject, type and status',
    fields: 'receiver, subject, type or status',
    size: 'lg',
  },
  empty: 'Mails composed here, and what became of them, are listed here.',
  name: 'toEmail',
  summaryFields: ['subject', ['status', 'datetime']],
  number: 'SN',
  columns: [
    { field: 'toEmail', label: 'To Email', cell: emailCell, width: 162 },
    { field: 'subject', label: 'Subject', width: 104 },
    { field: 'body', label: 'Mail Body' },
    { field: 'type', label: 'Type', width: 92 },
    { field: 'status', label: 'Status', cell: statusCell, width: 102 },
    { field: 'filePath', label: 'Attachment', cell: attachmentCell, width: 93 },
    { field: 'datetime', label: 'Date & Time', cell: dateTimeCell, width: 92 },
  ],
  minWidth: 960,
  messagePane: { subject: 'subject', text: 'body', at: 'datetime', email: 'toEmail' },
  links: [
    {
      label: 'Reply',
      icon: 'reply',
      to: ({ toEmail, subject }) => composeLink(toEmail, subject),
      state: quoteState,
    },
  ],
  fields: [
    {
      field: 'toEmail',
      label: 'To Email',
      control: 'email',
      limit: mailToEmailMaxLength,
      hint: 'One address only',
      required: true,
    },
    { field: 'subject', label: 'Subject', limit: mailSubjectMaxLength, required: true },
    { field: 'Body', recordField: 'body', label: 'Mail Body', control: 'mail' },
    {
      field: 'file',
      label: 'Attachment',
      control: 'attachment',
      hint: 'One file, up to 5\u00a0MB',
    },
  ],
  add: {
    title: 'Compose Email',
    button: { label: 'Compose Email', icon: SquarePen },
    prefill: readComposeLink,
  },
  edit: { title: 'Update Record' },
  deleteTexts: {
    singular: 'This mail will be removed from the log.',
    plural: 'They will be removed from the log.',
  },
})

import { Send, SquarePen } from 'lucide-react'
import { mailSubjectMaxLength, mailToEmailMaxLength } from '../../api/field-limits'
import { composeLink, readComposeLink, quoteState } from '../pane/compose-link'
import { emailCell } from '../cells/mail-cells'
import { dateTimeCell } from '../cells/time-cells'
import { attachmentCell } from '../cells/link-cell'
import { statusCell } from '../cells/mail-status-cell'
import { resource, type Resource } from '../resource'

/** The log of sent mails, with a form to compose one. */
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
    { field: 'toEmail', label: 'To Email', cell: emailCell, width: 190 },
    { field: 'subject', label: 'Subject', width: 140 },
    { field: 'body', label: 'Mail Body' },
    { field: 'type', label: 'Type', width: 100 },
    { field: 'status', label: 'Status', cell: statusCell, width: 102 },
    { field: 'filePath', label: 'Attachment', cell: attachmentCell, width: 93 },
    { field: 'datetime', label: 'Date & Time', cell: dateTimeCell, width: 112 },
  ],
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
    {
      field: 'Body',
      recordField: 'body',
      label: 'Mail Body',
      control: 'mail',
      emptyQuestion: 'This mail has no text. Submit it again to send it without one.',
    },
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
    submitIcon: Send,
    prefill: readComposeLink,
  },
  edit: { title: 'Update Record' },
  deleteTexts: {
    singular: 'This mail will be removed from the log.',
    plural: 'They will be removed from the log.',
  },
})

/** The mail that answers a message: the message names its receiver. */
export const answerMail: Resource = {
  ...email,
  fields: email.fields!.map((field) =>
    field.field === 'toEmail'
      ? { field: field.field, label: field.label, control: field.control, readOnly: true }
      : field,
  ),
}

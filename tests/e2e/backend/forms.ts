import { adminMessages } from '../../../src/messages/admin'
import { formMessages } from '../../../src/messages/admin-forms'
import { alertMessages } from '../../../src/messages/alerts'

const messages = alertMessages()
const office = adminMessages
const officeForms = formMessages

/** A form as a person fills it, and the sentence that a failed call ends in. */
export interface Form {
  at: string
  /** What opens it, where it is a dialog. */
  opener?: string | RegExp
  typed: Record<string, string>
  chosen?: Record<string, string>
  button: string
  says: string
  /** The same after no answer, or none that can be read; the sentence of a failure unless told. */
  saysUnanswered?: string
}

const { wrong } = messages
const { unanswered } = officeForms

/** Every form of the site, and the kinds that the back office has: a new record, a mail, a change. */
export const forms: Form[] = [
  {
    at: 'contactus',
    typed: {
      Name: 'अनन्या Mishra',
      Email: 'ananya@example.org',
      Subject: 'A stay in Kartik',
      Message: 'May four of us stay for two nights?',
    },
    button: 'Send Message',
    says: wrong,
  },
  {
    at: 'coursesregister?type=Short%20Term&id=1&name=Gita',
    typed: {
      Name: 'Ananya Mishra',
      Email: 'ananya@example.org',
      Address: 'Sample Street 1, Chitrakoot',
      Comment: 'Looking forward to it.',
    },
    chosen: { Language: 'Hindi' },
    button: 'Register',
    says: wrong,
  },
  {
    at: 'signin',
    typed: { 'User ID': 'ananya@example.org', Password: 'S3cret! word' },
    button: 'LOGIN',
    says: wrong,
  },
  {
    at: 'admin/changepass',
    typed: {
      'Current Password': 'Old@2026',
      'New Password': 'Mandir#2027',
      'Confirm Password': 'Mandir#2027',
    },
    button: 'Submit',
    says: wrong,
  },
  {
    at: 'admin/notification',
    opener: /^Add$/,
    typed: { Notification: 'दीप दान at the ghat', URL: '/courses' },
    button: 'Submit',
    says: office.notCreated,
    saysUnanswered: unanswered,
  },
  {
    at: 'admin/email',
    opener: 'Compose Email',
    typed: { 'To Email': 'ananya@example.org', Subject: 'A stay', 'Mail Body': 'Welcome.\nTwo.' },
    button: 'Submit',
    says: office.notCreated,
    saysUnanswered: unanswered,
  },
  {
    at: 'admin/slider',
    opener: /^Edit: /,
    typed: { Heading1: 'Another heading', Heading2: '', 'Action URL': 'https://example.org/' },
    button: 'Update',
    says: wrong,
    saysUnanswered: unanswered,
  },
]

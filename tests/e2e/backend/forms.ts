import { adminMessages } from '../../../src/messages/admin'
import { formMessages } from '../../../src/messages/admin-forms'
import { alertMessages } from '../../../src/messages/alerts'

const messages = alertMessages()

/** The values to enter into a form, and the message that it shows after a failed call. */
export interface Form {
  at: string
  /** Name of the button that opens the form, if it is a dialog. */
  opener?: string | RegExp
  typed: Record<string, string>
  chosen?: Record<string, string>
  button: string
  says: string
  /** The message after no answer or an unreadable one; default: `says`. */
  saysUnanswered?: string
}

const { wrong } = messages
const { unanswered } = formMessages

/** Every form of the site, and each kind of admin form: new record, mail, edit. */
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
    says: adminMessages.notCreated,
    saysUnanswered: unanswered,
  },
  {
    at: 'admin/email',
    opener: 'Compose Email',
    typed: { 'To Email': 'ananya@example.org', Subject: 'A stay', 'Mail Body': 'Welcome.\nTwo.' },
    button: 'Submit',
    says: adminMessages.notCreated,
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

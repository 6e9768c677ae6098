import { adminMessages } from '../../../../src/messages/admin-screens/admin'
import { formMessages } from '../../../../src/messages/admin-screens/form/forms'
import { alertMessages } from '../../../../src/messages/alerts'

const messages = alertMessages()

/** The values to enter into a form, and the message that it shows after a failed call. */
export interface Form {
  path: string
  /** Name of the button that opens the form, if it is a dialog. */
  opener?: string | RegExp
  values: Record<string, string>
  options?: Record<string, string>
  button: string
  message: string
  /** The message after no response or an unreadable one; default: `message`. */
  noResponseMessage?: string
}

const { wrong } = messages
const { noResponse } = formMessages

/** Every form of the site, and each kind of admin form: new record, mail, edit. */
export const forms: Form[] = [
  {
    path: 'contactus',
    values: {
      Name: 'अनन्या Mishra',
      Email: 'ananya@example.org',
      Subject: 'A stay in Kartik',
      Message: 'May four of us stay for two nights?',
    },
    button: 'Send Message',
    message: wrong,
  },
  {
    path: 'coursesregister?type=Short%20Term&id=1&name=Gita',
    values: {
      Name: 'Ananya Mishra',
      Email: 'ananya@example.org',
      Address: 'Sample Street 1, Chitrakoot',
      Comment: 'Looking forward to it.',
    },
    options: { Language: 'Hindi' },
    button: 'Register',
    message: wrong,
  },
  {
    path: 'signin',
    values: { 'User ID': 'ananya@example.org', Password: 'S3cret! word' },
    button: 'LOGIN',
    message: wrong,
  },
  {
    path: 'admin/changepass',
    values: {
      'Current Password': 'Old@2026',
      'New Password': 'Mandir#2027',
      'Confirm Password': 'Mandir#2027',
    },
    button: 'Submit',
    message: wrong,
  },
  {
    path: 'admin/notification',
    opener: /^Add$/,
    values: { Notification: 'दीप दान at the ghat', URL: '/courses' },
    button: 'Submit',
    message: adminMessages.notCreated,
    noResponseMessage: noResponse,
  },
  {
    path: 'admin/email',
    opener: 'Compose Email',
    values: { 'To Email': 'ananya@example.org', Subject: 'A stay', 'Mail Body': 'Welcome.\nTwo.' },
    button: 'Submit',
    message: adminMessages.notCreated,
    noResponseMessage: noResponse,
  },
  {
    path: 'admin/slider',
    opener: /^Edit: /,
    values: { Heading1: 'Another heading', Heading2: '', 'Action URL': 'https://example.org/' },
    button: 'Update',
    message: wrong,
    noResponseMessage: noResponse,
  },
]

import { translated } from './translated'

/** The message catalogue [ALERT-3] [CONTACT-2] [REG-4] [WIRE-12]. The texts are exact, misspellings as given. */
export const alertMessages = translated('alerts', {
  info: 'Info',
  error: 'Error',
  close: 'Close',
  done: 'Done.',
  wrong: 'Something went wrong, Please try again later.',
  unreachable: 'Sorry, the request was unsuccessfull. Please come back later.',
  forbidden: 'Access forbidden, please login to visit this page.',
  noList: 'Unable to get notification.',
  noRecords: 'No Records Found',
  name: 'Name must be between 4 to 30 charectors.',
  registrantName: 'Name must be between 4 to 50 charectors.',
  email: 'Invalid email id format.',
  subject: 'Subject must be between 5 to 50 charectors.',
  message: 'Messsage must be between 5 to 250 charectors.',
  address: 'Address must be between 10 to 350 charectors, excluding special charectors.',
  comment: 'Messsage must be upto 500 charectors.',
  language: 'You must to select your prefered language.',
  sent: (name: string) => `Thank you ${name} for your message. It has been sent.`,
  registered: (name: string) =>
    `Thank you ${name} for registration. You are registered successfully.`,
})

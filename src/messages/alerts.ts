import { translated } from './translated'

const unavailable = 'The server is busy or under maintenance.'

/** The message catalogue. The texts are exact, misspellings as given. */
export const alertMessages = translated('alerts', {
  info: 'Info',
  error: 'Error',
  close: 'Close',
  done: 'Done.',
  wrong: 'Something went wrong, Please try again later.',
  unreachable: 'Sorry, the request was unsuccessfull. Please come back later.',
  unauthorized: 'Access forbidden, please login to visit this page.',
  wrongLogin: 'The User ID or the password is wrong.',
  forbidden: 'The server does not allow this to your account.',
  otherPerson: 'Another person has signed in in this browser. Nothing was sent.',
  otherAccount: 'Sign in with another account',
  redirected: 'The server has sent this request to another address.',
  refusedBefore: 'The request was refused, perhaps by something before the server.',
  /** A public form after a 5xx or a redirect. */
  mayHaveArrived: 'It may have arrived all the same.',
  /** The server asks to wait; the seconds are counted down, Infinity is too long for that. */
  busy: (seconds?: number, isUnavailable?: boolean) => {
    const why = isUnavailable ? unavailable : 'Too many requests.'
    if (seconds === undefined) return `${why} Please wait a minute, then try again.`
    if (seconds === Infinity) return `${why} Please try again later.`
    if (seconds > 120) return `${why} Try again in ${Math.ceil(seconds / 60)} minutes.`
    return `${why} Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  },
  /** A 503. */
  unavailable,
  busyOver: 'You can try again now.',
  /** What the server said about a field. */
  atField: (label: string, message: string) => `${label}: ${message}`,
  reference: (id: string) => `Reference: ${id}`,
  noList: 'Unable to get notification.',
  noRecords: 'No Records Found',
  name: 'Name must be between 4 to 30 charectors.',
  registrantName: 'Name must be between 4 to 50 charectors.',
  email: 'Invalid email id format.',
  subject: 'Subject must be between 5 to 50 charectors.',
  message: 'Messsage must be between 5 to 250 charectors.',
  address: 'Address must be between 10 to 350 charectors, excluding special charectors.',
  comment: 'Messsage must be upto 500 charectors.',
  course_name: 'Please choose a course',
  language: 'You must to select your prefered language.',
  /** The title of several failures of a form. */
  lookAtFields: (count: number) => `Please look at ${count} fields`,
  /** Under a field of a public form, where the alert has the sentence as given. */
  wanted: {
    name: (min: number, max: number) => `Your name, ${min} to ${max} letters.`,
    nameSign: (sign: string) => `Your name without “${sign}”.`,
    email: (): string => 'An address such as asha@example.org.',
    subject: (min: number, max: number) => `A subject of ${min} to ${max} characters.`,
    message: (min: number, max: number) => `Your message, ${min} to ${max} characters.`,
    course_name: (): string => 'Choose a course.',
    language: (): string => 'Choose a language.',
    address: (min: number, max: number) => `Your address, ${min} to ${max} characters.`,
    comment: (min: number, max: number) => `A comment of ${min} to ${max} characters.`,
  },
  sent: (name: string) => `Thank you ${name} for your message. It has been sent.`,
  registered: (name: string) =>
    `Thank you ${name} for registration. You are registered successfully.`,
})

/** The registrations by course: counts, attendance lists, CSV and addresses. */
export const byCourseMessages = {
  title: 'Registrations by course',
  link: 'By course',
  back: 'All registrations',
  reading: (read: string, total: string) =>
    total === '0' ? 'Reading the registrations…' : `${read} of ${total} registrations read`,
  many: 'All of them are read, a hundred at a time, before they are shown by course. You can stop that.',
  readAll: (total: string) => `Read all ${total}`,
  stop: 'Stop reading',
  stopped: 'The reading was stopped',
  failed: 'The registrations could not be read to their end',
  unknown: 'The counts are not known.',
  readAgain: 'Read again',
  counts: (courses: number, figure: string, registrations: string) =>
    `${registrations} for ${courses === 1 ? 'one course' : `${figure} courses`}`,
  fewer: (read: string, total: string) =>
    `Only ${read} of ${total} registrations are counted: the list changed while it was read.`,
  count: (registrations: number, figure: string) =>
    registrations === 1 ? 'One registration' : `${figure} registrations`,
  newest: (when: string) => `newest ${when}`,
  registrationsOf: (course: string) => `Registrations for ${course}`,
  noCourse: 'No course named',

  print: 'Print list',
  more: 'More',
  csv: 'Download CSV',
  copy: 'Copy e-mails',
  actOn: (action: string, course: string) => `${action}: ${course}`,
  downloaded: (registrations: number, figure: string, file: string) =>
    registrations === 1
      ? `One registration was downloaded as ${file}.`
      : `${figure} registrations were downloaded as ${file}.`,
  copied: (addresses: number, figure: string) =>
    addresses === 1
      ? 'One address was copied.'
      : `${figure} addresses were copied, with commas. Paste them into Bcc; where a mail program such as Outlook refuses them, replace the commas by semicolons.`,
  writeToAll: 'Write to all',
  writing: (addresses: number, figure: string) =>
    addresses === 1
      ? 'A mail to one address is opened, in Bcc.'
      : `A mail to ${figure} addresses is opened, in Bcc.`,
  tooManyToWrite:
    'These are too many addresses for a link. Press “Copy e-mails”, and paste them into Bcc of a new mail.',
  saveContacts: 'Save contacts',
  contactsSaved: (file: string) => `The contacts were saved as ${file}.`,
  leftOut: (texts: string) => `Left out, because it is no e-mail address: ${texts}.`,
  notCopied: 'The browser does not allow copying. The addresses are in the CSV file.',
  noAddress: 'None of these registrations has an e-mail address.',

  list: {
    printed: (day: string, registrations: string) => `${day} · ${registrations}`,
    number: 'No.',
    name: 'Name',
    phone: 'Phone',
    language: 'Language',
    signature: 'Signature',
  },
}

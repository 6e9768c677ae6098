import type { ResourceKey } from '../../../src/admin/resources'

/** What a person does with one collection of the admin, and what of it the server must have parsed. */
export interface Collection {
  /** The screen below /admin. */
  screen: ResourceKey
  /** The API's path, letter case and all. */
  path: string
  /** What opens the form of a new record; absent where there is none. */
  add?: string
  /** The form as it is filled: label, part, value. */
  fields: [label: string, part: string, value: string][]
  /** The chosen type of a course. */
  chosen?: [label: string, part: string, value: string]
  /** The name of the file that goes with a new record. */
  file?: string
  /** Which field an edit changes; absent where there is none. */
  edit?: [label: string, part: string]
}

/** What is done with each resource; one that is missing here does not compile. */
const writes: Record<ResourceKey, Omit<Collection, 'screen'>> = {
  notification: {
    path: 'admin/api/notification',
    add: 'Add',
    fields: [
      ['Notification', 'noti', 'दीप "दान" & more'],
      ['URL', 'url', ''],
    ],
    edit: ['Notification', 'noti'],
  },
  slider: {
    path: 'admin/api/slider',
    add: 'Add',
    fields: [
      ['Heading1', 'heading1', 'दीप "दान" & more'],
      ['Heading2', 'heading2', 'One line\nand another'],
      ['Action URL', 'actionUrl', ''],
    ],
    file: 'चित्र.png',
    edit: ['Heading2', 'heading2'],
  },
  courses: {
    path: 'admin/api/courses',
    add: 'Add',
    fields: [
      ['Title', 'title', 'गीता Gita'],
      ['Description', 'description', 'Verse by verse.'],
      ['Duration', 'duration', '2 Months'],
      ['Start date', 'startDate', '2027-01-14'],
      ['Start time', 'startTime', '18:00'],
      ['End time', 'endTime', ''],
    ],
    chosen: ['Course type', 'courseType', 'Daily Classes'],
    file: 'गीता (1).png',
    edit: ['Description', 'description'],
  },
  activities: {
    path: 'admin/api/activities',
    add: 'Add',
    fields: [
      ['Title', 'title', 'Kirtan'],
      ['Description', 'description', 'At the ghat'],
      ['Date', 'date', '2027-01-14'],
      ['Time', 'time', '17:30'],
    ],
    file: 'kīrtan “live”.png',
    edit: ['Title', 'title'],
  },
  igallery: {
    path: 'admin/api/iGallery',
    add: 'Add',
    fields: [
      ['Title', 'title', 'Ghat'],
      ['Description', 'description', ''],
    ],
    file: 'घाट 🪔.png',
    edit: ['Title', 'title'],
  },
  vgallery: {
    path: 'admin/api/vGallery',
    add: 'Add',
    fields: [
      ['Video link', 'videoLink', 'https://example.org/arati.mp4?a=1&b=2'],
      ['Title', 'title', 'Arati'],
      ['Description', 'description', 'Evening'],
    ],
    edit: ['Title', 'title'],
  },
  contactus: {
    path: 'admin/api/contactus',
    fields: [],
    edit: ['Subject', 'subject'],
  },
  email: {
    path: 'admin/api/mailrequest',
    add: 'Compose Email',
    fields: [
      ['To Email', 'toEmail', 'ananya@example.org'],
      ['Subject', 'subject', 'दर्शन'],
      ['Mail Body', 'Body', 'Welcome.\nCome any day.'],
    ],
    file: 'निमंत्रण.png',
    edit: ['Subject', 'subject'],
  },
  registrations: { path: 'general/api/CourseRegister', fields: [] },
}

/** All of them, one after the other. */
export const collections: Collection[] = Object.entries(writes).map(([screen, rest]) => ({
  screen: screen as ResourceKey,
  ...rest,
}))

import type { EntityName } from '../mocks/entities'
import {
  resourceKeys,
  resources as registry,
  type ResourceKey,
} from '../src/admin/resources/registry'

/** The exact texts that one admin screen shows and sends ([LIST-1], [WIRE-2]). */
interface Texts {
  title: string
  /** Id in docs/requirements.md, shown in the titles of the screen's tests. */
  requirement: string
  kind: EntityName
  hint: string
  /** The plural noun in the confirmation to delete several records. */
  pluralNoun: string
  columns: string[]
  record: Record<string, string>
  /** Returns the field that identifies a record, set to this name. */
  named: (name: string) => Record<string, string>
  /** Texts that the record's row must show. */
  shows: (string | RegExp)[]
  /** What is typed into the form: label, the part that it is sent as, value. */
  fields?: [label: string, part: string, value: string][]
  /** The label of the field for a picture. */
  picture?: string
  add?: { title: string; button?: string }
  edit?: {
    label: string
    field: string
    value: string
    dialog?: string
    /** Record fields that a PUT sends under another name: field to sent name. */
    as?: Record<string, string>
  }
}

const titled = (title: string) => ({ title })
const datetime = '2026-11-20T16:12:00'

/** The cases keyed by resource; `Record` makes a missing resource a compile error. */
const cases: Record<ResourceKey, Texts> = {
  notification: {
    title: 'Notification',
    requirement: '[NOTIFICATION-1]',
    kind: 'notification',
    hint: 'Find by notification or url',
    pluralNoun: 'notifications',
    columns: ['Id', 'Notification', 'URL', 'Date & Time', 'Action'],
    record: { noti: 'Aarti at six', url: '/activities', datetime },
    named: (noti) => ({ noti }),
    shows: ['Aarti at six', '/activities', '20 Nov 2026', /^4:12\sPM\sIST$/],
    fields: [
      ['Notification', 'noti', 'Aarti at six'],
      ['URL', 'url', '/activities'],
    ],
    add: { title: 'Add Notification' },
    edit: { label: 'URL', field: 'url', value: '/courses' },
  },
  slider: {
    title: 'Slider',
    requirement: '[SLIDER-1]',
    kind: 'slide',
    hint: 'Find by heading1 or heading2',
    pluralNoun: 'slides',
    columns: ['Id', 'Image', 'Heading1', 'Heading2', 'Action URL', 'Date & Time', 'Action'],
    record: { heading1: 'One', heading2: 'Two', actionUrl: '/courses', datetime },
    named: (heading1) => ({ heading1 }),
    shows: ['One', 'Two', '/courses', '20 Nov 2026', /^4:12\sPM\sIST$/],
    fields: [
      ['Heading1', 'heading1', 'One'],
      ['Heading2', 'heading2', 'Two'],
      ['Action URL', 'actionUrl', '/courses'],
    ],
    picture: 'Image',
    add: { title: "Add Slider Slide's" },
    edit: { label: 'Heading2', field: 'heading2', value: 'Three' },
  },
  courses: {
    title: 'Courses',
    requirement: '[COURSELIST-1]',
    kind: 'course',
    hint: 'Find by title or description',
    pluralNoun: 'courses',
    columns: [
      'Id',
      'Banner',
      'Title',
      'Description',
      'Type',
      'Duration',
      'Start Date',
      'Start Time',
      'End Time',
      'Date & Time',
      'Action',
    ],
    record: { title: 'Gita in 18 Days', datetime },
    named: titled,
    shows: [
      'Gita in 18 Days',
      'One chapter an evening.',
      'Short Term Courses',
      '18 Days',
      '12 Dec 2026',
      /^6:00\sPM\sIST$/,
      /^7:30\sPM\sIST$/,
    ],
    fields: [
      ['Title', 'title', 'Gita in 18 Days'],
      ['Description', 'description', 'One chapter an evening.'],
      ['Duration', 'duration', '18 Days'],
      ['Course type', 'courseType', 'Daily Classes'],
      ['Start date', 'startDate', '2026-12-12'],
      ['Start time', 'startTime', '18:00'],
      ['End time', 'endTime', '19:30'],
    ],
    picture: 'Banner image',
    add: { title: 'Add Courses' },
    edit: { label: 'Course type', field: 'courseType', value: 'Long Term Courses' },
  },
  activities: {
    title: 'Activities',
    requirement: '[ACTLIST-1]',
    kind: 'activity',
    hint: 'Find by title or description',
    pluralNoun: 'activities',
    columns: ['Id', 'Banner', 'Title', 'Description', 'Date', 'Time', 'Date & Time', 'Action'],
    record: { title: 'Deepa Daan', courseType: 'Festival', datetime },
    named: titled,
    shows: [
      'Deepa Daan',
      'A thousand lamps on the Mandakini.',
      '24 Nov 2026',
      /^6:30\sPM\sIST$/,
      '20 Nov 2026',
      /^4:12\sPM\sIST$/,
    ],
    fields: [
      ['Title', 'title', 'Deepa Daan'],
      ['Description', 'description', 'A thousand lamps.'],
      ['Date', 'date', '2026-11-24'],
      ['Time', 'time', '18:30'],
    ],
    picture: 'Banner image',
    add: { title: 'Add Activities' },
    edit: { label: 'Date', field: 'date', value: '2026-11-25' },
  },
  igallery: {
    title: 'Image Gallery',
    requirement: '[IMAGELIST-1]',
    kind: 'image',
    hint: 'Find by title or description',
    pluralNoun: 'images',
    columns: ['Id', 'Image', 'Title', 'Description', 'Date & Time', 'Action'],
    record: { title: 'Evening at Ramghat', datetime },
    named: titled,
    shows: ['Evening at Ramghat', 'Lamps on the Mandakini.', '20 Nov 2026', /^4:12\sPM\sIST$/],
    fields: [
      ['Title', 'title', 'Evening'],
      ['Description', 'description', 'Lamps'],
    ],
    picture: 'Image',
    add: { title: 'Add Image' },
    edit: { label: 'Title', field: 'title', value: 'Morning at Ramghat' },
  },
  vgallery: {
    title: 'Video Gallery',
    requirement: '[VIDEOLIST-1]',
    kind: 'video',
    hint: 'Find by title or description',
    pluralNoun: 'videos',
    columns: ['Id', 'Video', 'Title', 'Description', 'Link', 'Date & Time', 'Action'],
    record: { title: 'Sandhya aarti', videoLink: 'https://example.org/aarti.mp4', datetime },
    named: titled,
    shows: [
      'Sandhya aarti',
      'The evening aarti.',
      'https://example.org/aarti.mp4',
      '20 Nov 2026',
      /^4:12\sPM\sIST$/,
    ],
    fields: [
      ['Video link', 'videoLink', '/aarti.webm'],
      ['Title', 'title', 'Aarti'],
      ['Description', 'description', 'Lamps'],
    ],
    add: { title: 'Add Video' },
    edit: { label: 'Video link', field: 'videoLink', value: 'https://youtu.be/aqz-KE-bpKQ' },
  },
  contactus: {
    title: 'Contact Us',
    requirement: '[MESSAGE-1]',
    kind: 'message',
    hint: 'Find by name, email, subject ...',
    pluralNoun: 'messages',
    columns: ['Id', 'Name', 'Email', 'Subject', 'Message', 'Date & Time', 'Action'],
    record: { name: 'Ananya Mishra', subject: 'Stay in Kartik', datetime },
    named: (name) => ({ name }),
    shows: ['Ananya Mishra', 'ananya@example.org', 'Stay in Kartik', /^May four of us/],
    edit: {
      label: 'Message',
      field: 'message',
      value: 'May five of us stay?',
      dialog: 'Update Own Record',
    },
  },
  email: {
    title: 'Email Logs',
    requirement: '[MAIL-1]',
    kind: 'mail',
    hint: 'Find by receiver email, subject, type and status',
    pluralNoun: 'mails',
    columns: [
      'SN',
      'To Email',
      'Subject',
      'Mail Body',
      'Type',
      'Status',
      'Attachment',
      'Date & Time',
      'Action',
    ],
    record: { filePath: 'mock-files/still-0001-660x500.svg', datetime },
    named: (toEmail) => ({ toEmail }),
    shows: [
      'ananya@example.org',
      'Re: Stay in Kartik',
      'You are welcome.',
      'Compose',
      'Sent',
      'Download',
    ],
    fields: [
      ['To Email', 'toEmail', 'ananya@example.org'],
      ['Subject', 'subject', 'Your stay'],
      ['Mail Body', 'Body', 'You are welcome.'],
    ],
    add: { title: 'Compose Email', button: 'Compose Email' },
    edit: { label: 'Subject', field: 'subject', value: 'Your stay', as: { body: 'Body' } },
  },
  registrations: {
    title: 'Registrations',
    requirement: '[REGLIST-1]',
    kind: 'registration',
    hint: 'Find by name, email or mobile number',
    pluralNoun: 'registrations',
    columns: [
      'Id',
      'Name',
      'Email',
      'Mobile Number',
      'Course Type',
      'Course Name',
      'Language',
      'Address',
      'Comment',
      'Date & Time',
      'Action',
    ],
    record: { name: 'Ananya Mishra', datetime },
    named: (name) => ({ name }),
    shows: [
      'Ananya Mishra',
      'ananya@example.org',
      '+91 00000 00000',
      'Short Term',
      'Gita in 18 Days',
      'Hindi',
      'Sample Street 1, Chitrakoot',
      'Looking forward to it.',
    ],
  },
}

/** One resource of the admin with what its tests type and expect. */
export interface Case extends Texts {
  key: ResourceKey
  screen: string
  /** The exact API path, which is case-sensitive. */
  path: string
  headButtons: number
}

/** The cases of the tests that run for every resource. */
export const resources: Case[] = resourceKeys.map((key) => ({
  ...cases[key],
  key,
  screen: `/admin/${key}`,
  path: registry[key].path,
  headButtons: registry[key].headButtons,
}))

import { db, type Fresh } from './db'
import type { Kind, Stored } from '../../entities/models'

/** Something plausible in each field that a screen shows; what a test is about it says itself. */
const plain = {
  notification: { noti: 'Kartik deepa daan begins', url: '/activities' },
  slide: {
    heading1: 'Where Lord Rama walked',
    heading2: 'Stay, study and serve in Chitrakoot.',
    actionUrl: '/chitrakoot',
    filePath: 'mock-files/scene-0001-1200x675.svg',
  },
  course: {
    title: 'Gita in 18 Days',
    description: 'One chapter an evening.',
    duration: '18 Days',
    courseType: 'Short Term Courses',
    startDate: '2026-12-12',
    startTime: '18:00',
    endTime: '19:30',
    filePath: 'mock-files/still-0001-660x500.svg',
  },
  activity: {
    title: 'Kartik Deepa Daan',
    description: 'A thousand lamps on the Mandakini.',
    date: '2026-11-24',
    time: '18:30',
    filePath: 'mock-files/scene-0001-700x500.svg',
  },
  image: {
    title: 'Evening at Ramghat',
    description: 'Lamps on the Mandakini.',
    filePath: 'mock-files/scene-0001-1200x900.svg',
  },
  video: {
    title: 'Sandhya aarti',
    description: 'The evening aarti.',
    videoLink: 'mock-files/diyas.webm',
  },
  message: {
    name: 'Ananya Mishra',
    email: 'ananya@example.org',
    subject: 'Stay in Kartik',
    message: 'May four of us stay for two nights?',
  },
  mail: {
    toEmail: 'ananya@example.org',
    subject: 'Re: Stay in Kartik',
    body: 'You are welcome.',
    type: 'Compose',
    status: 'Sent',
  },
  registration: {
    name: 'Ananya Mishra',
    email: 'ananya@example.org',
    mobno: '+91 00000 00000',
    course_type: 'Short Term',
    course_name: 'Gita in 18 Days',
    course_id: '1',
    language: 'Hindi',
    address: 'Sample Street 1, Chitrakoot',
    comment: 'Looking forward to it.',
  },
} satisfies { [K in Kind]: Fresh<K> }

type Builders = { [K in Kind]: (overrides?: Fresh<K>) => Stored<K> }

/** Adds one record of a kind: `build.slide({ heading1: 'Jagannath' })`. */
export const build = Object.fromEntries(
  Object.entries(plain).map(([kind, values]) => {
    const table = db[kind as Kind] as { add: (values: object) => object }
    return [kind, (overrides: object = {}) => table.add({ ...values, ...overrides })]
  }),
) as unknown as Builders

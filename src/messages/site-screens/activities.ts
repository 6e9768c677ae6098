import { translated } from '../translated'

export const activityMessages = translated('activities', {
  title: 'Our Activities',
  crumb: 'Activities',
  hindi: 'हमारे कार्यक्रम',
  heading: 'Events',
  /** On a card whose record has no title. */
  untitled: 'Activity',
  months: 'Months',
  pastEvents: 'Past events',
  showPast: (count: string) => `Show all past events (${count})`,
  /** The month on paper and as a calendar file. */
  sheet: {
    title: 'This month at the temple',
    print: (month: string) => `Print ${month}`,
    save: (month: string) => `Add ${month} to calendar`,
    courseStarts: 'Course starts',
    festival: 'Festival',
    noCourses: 'The courses could not be loaded, so they are missing here.',
  },
  empty: 'Nothing is planned just now. New events appear here first.',
  emptyHindi: 'शीघ्र ही नए कार्यक्रम।',
  action: { label: 'See the timings', to: '/contactus' },
  more: { label: 'Browse Vedic Courses', to: '/courses' },
})

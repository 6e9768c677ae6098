import { translated } from '../translated'

/** The activities [ACT-1]. */
export const activityMessages = translated('activities', {
  title: 'Our Activities',
  crumb: 'Activities',
  hindi: 'हमारे कार्यक्रम',
  heading: 'Events',
  past: 'Past event',
  months: 'Months',
  pastEvents: 'Past events',
  empty: 'Nothing is planned just now. New events appear here first.',
  emptyHindi: 'शीघ्र ही नए कार्यक्रम।',
  action: { label: 'See the timings', to: '/contactus' },
  more: { label: 'Browse Vedic Courses', to: '/courses' },
})

import type { activityMessages } from '../../site-screens/activities'

/** The activities [ACT-1]. */
export const hindiActivities: ReturnType<typeof activityMessages> = {
  title: 'हमारे कार्यक्रम',
  crumb: 'कार्यक्रम',
  hindi: 'उत्सव, सेवा और सत्संग',
  heading: 'आयोजन',
  past: 'बीता आयोजन',
  months: 'महीने',
  pastEvents: 'बीते आयोजन',
  empty: 'अभी कोई आयोजन निश्चित नहीं है। नए कार्यक्रम सबसे पहले यहीं दिखाई देंगे।',
  emptyHindi: 'शीघ्र ही नए कार्यक्रम।',
  action: { label: 'दर्शन का समय देखें', to: '/contactus' },
  more: { label: 'वैदिक पाठ्यक्रम देखें', to: '/courses' },
}

import type { activityMessages } from '../../site-screens/activities'

export const hindiActivities: ReturnType<typeof activityMessages> = {
  title: 'हमारे कार्यक्रम',
  crumb: 'कार्यक्रम',
  hindi: 'उत्सव, सेवा और सत्संग',
  heading: 'आयोजन',
  untitled: 'कार्यक्रम',
  months: 'महीने',
  pastEvents: 'बीते आयोजन',
  showPast: (count) => `सभी बीते आयोजन दिखाएँ (${count})`,
  sheet: {
    title: 'इस महीने मंदिर में',
    print: (month) => `${month} छापें`,
    save: (month) => `${month} कैलेंडर में जोड़ें`,
    courseStarts: 'पाठ्यक्रम आरंभ',
    festival: 'उत्सव',
    noCourses: 'पाठ्यक्रमों की सूची नहीं आ सकी, इसलिए वे यहाँ नहीं हैं।',
  },
  empty: 'अभी कोई आयोजन निश्चित नहीं है। नए कार्यक्रम सबसे पहले यहीं दिखाई देंगे।',
  emptyHindi: 'शीघ्र ही नए कार्यक्रम।',
  action: { label: 'दर्शन का समय देखें', to: '/contactus' },
  more: { label: 'वैदिक पाठ्यक्रम देखें', to: '/courses' },
}

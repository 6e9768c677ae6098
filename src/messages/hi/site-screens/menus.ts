import type { menuMessages } from '../../site-screens/menus'

const navigation: ReturnType<typeof menuMessages>['navigation'] = [
  { label: 'मुखपृष्ठ', to: '/', also: ['/home'] },
  {
    // One word, because the label becomes part of the submenu's id.
    label: 'परिचय',
    items: [
      {
        label: 'संस्थापक आचार्य',
        note: 'जीवन, कार्य और उपदेश',
        to: '/prabhupad',
        icon: 'hands',
      },
      {
        label: 'श्री चैतन्य महाप्रभु',
        note: 'ग्यारह छोटे अध्याय',
        to: '/chaitanyamahaprabhu',
        icon: 'sun',
      },
      {
        label: 'चित्रकूट',
        note: 'दर्शन, निवास, प्रसाद, यात्रा',
        to: '/chitrakoot',
        icon: 'compass',
      },
      { label: 'कामदगिरि', note: 'गिरिराज और परिक्रमा', to: '/kamadgiri', icon: 'path' },
    ],
  },
  { label: 'कार्यक्रम', to: '/activities' },
  { label: 'वैदिक पाठ्यक्रम', to: '/courses', also: ['/coursesregister'] },
  {
    label: 'दीर्घा',
    items: [
      {
        label: 'चित्र दीर्घा',
        note: 'उत्सव, घाट और उपवन',
        to: '/igallery',
        icon: 'images',
      },
      { label: 'चलचित्र दीर्घा', note: 'कीर्तन, प्रवचन और आरती', to: '/vgallery', icon: 'video' },
    ],
  },
  {
    label: 'नीतियाँ',
    items: [
      {
        label: 'धन वापसी नीति',
        note: '30 दिन के भीतर वापसी',
        to: '/policies/refund-policy',
        icon: 'refund',
      },
      {
        label: 'गोपनीयता नीति',
        note: 'क्या रखा जाता है और क्यों',
        to: '/policies/privancy-policy', // as given
        icon: 'shield',
      },
      {
        label: 'नियम और शर्तें',
        note: 'इस साइट के नियम',
        to: '/policies/terms-and-condirions', // as given
        icon: 'scroll',
      },
    ],
  },
  { label: 'संपर्क करें', to: '/contactus' },
]

/** The header, the footer and the phone's bottom bar [SHELL-5] [SHELL-6]. */
export const hindiMenus: ReturnType<typeof menuMessages> = {
  main: 'मुख्य सूची',
  otherLanguage: { name: 'English', lang: 'en' },
  navigation,
  construction: { label: 'मंदिर निर्माण', to: '/templeconstruction', also: ['/templeCon'] },
  openMenu: 'सूची खोलें',
  closeMenu: 'सूची बंद करें',
  brandHint: 'मुखपृष्ठ',
  email: (address) => `${address} पर लिखें`,
  social: 'सोशल मीडिया',
  footer: {
    quick: 'त्वरित कड़ियाँ',
    quickLinks: [
      { label: 'कार्यक्रम', to: '/activities' },
      { label: 'वैदिक पाठ्यक्रम', to: '/courses' },
      { label: 'चित्र दीर्घा', to: '/igallery' },
      { label: 'चलचित्र दीर्घा', to: '/vgallery' },
      { label: 'मंदिर निर्माण', to: '/templeconstruction' },
      { label: 'संपर्क करें', to: '/contactus' },
    ],
    otherSites: 'अन्य स्थान',
    policies: [
      { label: 'धन वापसी नीति', to: '/policies/refund-policy' },
      { label: 'गोपनीयता नीति', to: '/policies/privancy-policy' }, // as given
      { label: 'नियम और शर्तें', to: '/policies/terms-and-condirions' }, // as given
    ],
    visit: 'दर्शन हेतु पधारें',
    copyright: (year, name) => `© ${year} ${name}। सर्वाधिकार सुरक्षित।`,
    blessing: 'सबका मंगल हो',
    aim: 'हमारा लक्ष्य: वैदिक शास्त्रों से आध्यात्मिक शिक्षा, और सबके बीच एकता, शांति तथा सद्भाव।',
  },
  quickBar: {
    label: 'त्वरित कड़ियाँ',
    home: 'मुखपृष्ठ',
    courses: 'पाठ्यक्रम',
    donate: 'दान',
    call: 'फ़ोन',
    directions: 'मार्ग',
  },
}

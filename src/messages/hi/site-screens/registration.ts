import type { registrationMessages } from '../../site-screens/registration'

/** The registration form [REG-1]. */
export const hindiRegistration: ReturnType<typeof registrationMessages> = {
  title: 'वैदिक पाठ्यक्रम के लिए पंजीकरण',
  hindi: 'ज्ञान की इस यात्रा में आपका स्वागत है',
  crumbs: { courses: 'पाठ्यक्रम', here: 'पंजीकरण' },
  needed: { before: 'जिन पर', after: 'लगा है, उन्हें भरना आवश्यक है।' },
  prefilled: {
    both: 'पाठ्यक्रम का प्रकार और नाम आपके चुने हुए पाठ्यक्रम से लिया गया है; वह फ़ॉर्म के साथ ही भेजा जाएगा।',
    course_type: 'पाठ्यक्रम का प्रकार आपके चुने हुए पाठ्यक्रम से लिया गया है; वह फ़ॉर्म के साथ ही भेजा जाएगा।',
    course_name: 'पाठ्यक्रम का नाम आपके चुने हुए पाठ्यक्रम से लिया गया है; वह फ़ॉर्म के साथ ही भेजा जाएगा।',
    other: 'दूसरा पाठ्यक्रम चुनें',
  },
  name: 'नाम',
  email: 'ई-मेल',
  emailSample: 'you@example.org',
  mobno: 'मोबाइल नंबर',
  course_type: 'पाठ्यक्रम का प्रकार',
  course_name: 'पाठ्यक्रम का नाम',
  language: 'भाषा',
  address: 'पता',
  comment: 'आपकी बात',
  chooseType: 'प्रकार चुनिए',
  chooseCourse: 'पाठ्यक्रम चुनिए',
  chooseLanguage: 'भाषा चुनिए',
  /** By the value that is sent, which is the same in every language. */
  types: {
    'Short Term': 'अल्पकालीन',
    'Long Term': 'दीर्घकालीन',
    'Daily Classes': 'दैनिक कक्षाएँ',
    'Residential Courses': 'आवासीय पाठ्यक्रम',
  },
  languages: {
    English: 'अंग्रेज़ी',
    Hindi: 'हिन्दी',
    Kannada: 'कन्नड़',
    Malayalam: 'मलयालम',
    Telugu: 'तेलुगु',
    Other: 'अन्य',
  },
  submit: 'पंजीकरण करें',
  sending: 'पंजीकरण हो रहा है…',
  chosen: 'आपका पाठ्यक्रम',
  unchosen: {
    title: 'कौन-सा पाठ्यक्रम लें?',
    text: 'फ़ॉर्म में प्रकार और पाठ्यक्रम चुनिए, उसका परिचय यहाँ दिखेगा।',
    link: { label: 'सभी पाठ्यक्रम देखें', to: '/courses' },
  },
  hours: (from, to) => `${from} से ${to} तक`,
  summary: {
    again: 'दूसरे पाठ्यक्रम के लिए पंजीकरण',
    note: 'कृपया इसे अपने पास सँभालकर रख लें।',
    more: { label: 'सभी पाठ्यक्रम', to: '/courses' },
  },
}

import type { headMessages } from '../../site-screens/document-heads'

export const hindiHeads: ReturnType<typeof headMessages> = {
  home: {
    title: 'मुखपृष्ठ',
    description:
      'चित्रकूट में भक्तों का एक मंदिर-परिवार: दर्शन, वैदिक पाठ्यक्रम, कार्यक्रम, दीर्घाएँ, और नए मंदिर के निर्माण में आपकी सेवा।',
    canonical: '/',
  },
  contactUs: {
    title: 'संपर्क करें',
    description: 'दर्शन, पाठ्यक्रम या सेवा के विषय में मंदिर को लिखिए, और जानिए कि मंदिर कहाँ स्थित है।',
    canonical: '/contactus',
  },
  forecast: { title: 'मौसम का पूर्वानुमान', unlisted: true },
  activities: {
    title: 'हमारे कार्यक्रम',
    description: 'मंदिर के उत्सव, सेवाएँ और तीर्थयात्राएँ, प्रत्येक का दिन और समय।',
    canonical: '/activities',
  },
  courses: {
    title: 'वैदिक पाठ्यक्रम',
    description:
      'मंदिर के अल्पकालीन और दीर्घकालीन पाठ्यक्रम तथा दैनिक कक्षाएँ: क्या सिखाया जाता है, कितना समय लगता है, कब आरंभ होते हैं, और पंजीकरण कैसे करें।',
    canonical: '/courses',
  },
  coursesRegister: {
    title: 'वैदिक पाठ्यक्रम के लिए पंजीकरण',
    description: 'मंदिर के किसी वैदिक पाठ्यक्रम के लिए पंजीकरण: आपका नाम, आपकी भाषा और आपका पता।',
    canonical: '/coursesregister',
  },
  imageGallery: {
    title: 'चित्र दीर्घा',
    description: 'मंदिर, घाटों, उत्सवों और चित्रकूट के आसपास के दृश्यों के चित्र।',
    canonical: '/igallery',
  },
  videoGallery: {
    title: 'चलचित्र दीर्घा',
    description: 'मंदिर की आरती, कीर्तन और उत्सवों के चलचित्र।',
    canonical: '/vgallery',
  },
  signIn: { title: 'साइन इन', description: 'मंदिर के सेवकों के लिए प्रवेश।', unlisted: true },
  notFound: { title: '404 पृष्ठ नहीं मिला', unlisted: true },
}

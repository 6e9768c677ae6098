import type { headMessages } from '../../site-screens/document-heads'

/** Title and description of every public route [A11Y-2]. */
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
  chitrakoot: {
    title: 'चित्रकूट',
    description:
      'चित्रकूट की यात्रा: दर्शन के बारह स्थान, यात्रियों के लिए कमरे, निःशुल्क शाकाहारी प्रसाद, और हवाई जहाज़, रेल तथा सड़क से आने का मार्ग।',
    canonical: '/chitrakoot',
  },
  kamadgiri: {
    title: 'कामदगिरि',
    description:
      'चित्रकूट के हृदय में वनों से ढका कामदगिरि: लगभग पाँच किलोमीटर की परिक्रमा कैसे की जाती है, और ग्रंथ उसके विषय में क्या कहते हैं।',
    canonical: '/kamadgiri',
  },
  prabhupad: {
    title: 'संस्थापक आचार्य',
    description:
      'श्रील ए. सी. भक्तिवेदांत स्वामी प्रभुपाद का जीवन, जो उनहत्तर वर्ष की आयु में न्यूयॉर्क गए और गीता का संदेश संसार भर में ले गए।',
    canonical: '/prabhupad',
  },
  chaitanya: {
    title: 'श्री चैतन्य महाप्रभु',
    description:
      'श्री चैतन्य महाप्रभु का जीवन और उपदेश: नवद्वीप में जन्म, हरिनाम संकीर्तन, पुरी, दक्षिण की यात्रा, वृंदावन और आठ श्लोक।',
    canonical: '/chaitanyamahaprabhu',
  },
  templeConstruction: {
    title: 'मंदिर निर्माण',
    description:
      'चित्रकूट में मंदिर के निर्माण में सहभागी बनिए: एक वर्ग फुट, एक स्तंभ या एक ईंट अर्पित कीजिए, और जानिए कि क्या प्रस्तावित है और ताज़ा समाचार कहाँ मिलेंगे।',
    canonical: '/templeCon',
  },
  refundPolicy: {
    title: 'धन वापसी नीति',
    description:
      'हमसे ली गई वस्तु कैसे लौटाएँ या बदलें: माँगने के लिए 30 दिन, अनुरोध के 30 दिन के भीतर धन वापसी, क्या नहीं लौटाया जा सकता, और डाक का ख़र्च।',
    canonical: '/policies/refund-policy',
  },
  privacyPolicy: {
    title: 'गोपनीयता नीति',
    description:
      'यह वेबसाइट कौन-सी निजी जानकारी लेती है और क्यों, उसे कौन देखता है, भुगतान और कुकी कैसे काम करते हैं, और अपनी जानकारी कैसे सुधरवाएँ।',
    canonical: '/policies/privancy-policy', // as given
  },
  terms: {
    title: 'नियम और शर्तें',
    description:
      'इस वेबसाइट का उपयोग करने और इससे ख़रीदने की शर्तें: ऑर्डर, मूल्य, शुद्धता, कड़ियाँ, टिप्पणियाँ, वर्जित उपयोग और हमारे दायित्व की सीमा।',
    canonical: '/policies/terms-and-condirions', // as given
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

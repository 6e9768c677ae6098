import type { commonMessages } from '../common'

/** Messages that several screens share. */
export const hindiCommon: ReturnType<typeof commonMessages> = {
  skip: 'सीधे मुख्य भाग पर जाएँ',
  loading: 'कृपया प्रतीक्षा करें…',
  shownOf: (shown, total) => `${total} में से ${shown} दिखाए गए`,
  required: 'आवश्यक',
  requiredNote: '* आवश्यक',
  cancel: 'रहने दें',
  close: 'बंद करें',
  retry: 'फिर से प्रयास करें',
  expandableText: { all: 'पूरा दिखाएँ', less: 'कम दिखाएँ' },
  reload: 'पृष्ठ फिर से खोलें',
  copying: {
    copy: 'कॉपी करें',
    copied: 'कॉपी हो गया',
    refused: 'कॉपी नहीं हुआ',
    instructions: 'आपके ब्राउज़र ने अनुमति नहीं दी। कृपया पाठ को चुनकर स्वयं कॉपी कर लीजिए।',
  },
  home: 'मुखपृष्ठ',
  breadcrumbs: 'आप यहाँ हैं',
  backToTop: 'ऊपर जाएँ',
  newTab: 'नए टैब में खुलेगा',
  newVersion: 'इस साइट का नया रूप तैयार है।',
  offline: 'आप ऑफ़लाइन हैं। जो दिख रहा है, वह पुराना हो सकता है।',
  notLoaded: {
    courses: 'पाठ्यक्रमों की सूची नहीं आ सकी',
    activities: 'कार्यक्रमों की सूची नहीं आ सकी',
    pictures: 'चित्रों की सूची नहीं आ सकी',
    videos: 'चलचित्रों की सूची नहीं आ सकी',
  },
  partNotLoaded: 'पृष्ठ का यह भाग नहीं खुल सका। इंटरनेट कनेक्शन जाँचकर फिर से प्रयास कीजिए।',
  renewed:
    'पृष्ठ का एक भाग नहीं खुल सका, इसलिए पृष्ठ फिर से खोला गया। यदि आपने कुछ दबाया था, तो कृपया एक बार फिर दबाएँ।',
  staleData: 'ताज़ा जानकारी नहीं आ सकी। जो दिख रहा है, वह पुराना हो सकता है।',
  sharing: {
    share: 'साझा करें',
    shareWhat: (what) => `साझा करें: ${what}`,
    copied: 'लिंक कॉपी हो गया',
    here: 'आपका ब्राउज़र कॉपी नहीं करने देता। लिंक यह है:',
  },
  calendar: {
    add: 'कैलेंडर में जोड़ें',
    addWhat: (title) => `कैलेंडर में जोड़ें: ${title}`,
  },
  unsaved: {
    title: 'बदलाव सहेजे नहीं गए',
    text: 'आपने जो लिखा है, वह अभी सहेजा नहीं गया है।',
    discard: 'बदलाव छोड़ दें',
    keep: 'लिखते रहें',
  },
  length: (min, max) => `${min} से ${max} अक्षर`,
  textLength: (min, max) => `${min} से ${max} अक्षर; नई पंक्ति दो गिनी जाती है`,
  count: (used, limit) => `${used} / ${limit}`,
  over: (used, limit) => `${used} / ${limit} · ${used - limit} अधिक`,
  nearLimit: (left) => `${left} अक्षर शेष हैं`,
  overLimit: (over) => `सीमा से ${over} अक्षर अधिक`,
}

import type { staticPageMessages } from '../../site-screens/static-pages'

/** Labels of the static pages, the founder's page and Temple Construction. */
export const hindiStaticPages: ReturnType<typeof staticPageMessages> = {
  /** Wordings for the tokens of settings-text.ts, best first. */
  phrases: {
    contact: [
      '{phone} पर फ़ोन कीजिए या {email} पर लिखिए',
      '{phone} पर फ़ोन कीजिए',
      '{email} पर लिखिए',
      '{form} से हमें लिखिए',
    ],
    write: ['{email} पर लिखिए', '{form} से हमें लिखिए'],
  },
  form: 'संपर्क फ़ॉर्म',
  siteName: 'मंदिर',
  carousel: {
    label: 'पाठक क्या कहते हैं',
    roles: { region: 'हिंडोला', slide: 'पट' },
    slide: (position, total) => `${total} में से ${position}`,
    goTo: (position) => `पट ${position} पर जाएँ`,
    previous: 'पिछला पट',
    next: 'अगला पट',
  },
  /** The sections of Home that lead to static pages. */
  parents: { about: 'परिचय' },
  contents: 'इस पृष्ठ पर',
  readMore: { more: 'और पढ़ें', less: 'कम दिखाएँ' },
  donate: 'दान करें',
  donateFor: (name) => `${name} के लिए`,
  quantity: 'संख्या',
  donation: {
    title: (name) => `आपकी भेंट: ${name}`,
    sum: (name, quantity) => `${name} × ${quantity}:`,
    text: 'यह राशि अपने बैंक से भेजिए और साथ में नीचे लिखी टिप्पणी अवश्य जोड़िए। यहाँ कोई भुगतान नहीं लिया जाता।',
    unknown: 'बैंक का विवरण जानने के लिए कृपया {contact}।',
    amount: 'राशि',
    note: 'राशि के साथ की टिप्पणी',
    noteText: (name, quantity, total) => `${name} × ${quantity}, ${total}`,
    close: 'बंद करें',
  },
  forecast: {
    title: 'मौसम का पूर्वानुमान',
    caption: 'आने वाले दिन',
    date: 'दिनांक',
    celsius: 'तापमान (से.)',
    fahrenheit: 'तापमान (फ़ा.)',
    summary: 'सार',
  },
}

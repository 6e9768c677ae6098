import type { outboxMessages } from '../../site-screens/outbox'

/** Forms that could not be sent and are stored on the visitor's device. */
export const hindiOutbox: ReturnType<typeof outboxMessages> = {
  title: { contact: 'आपका संदेश यहाँ सहेजा हुआ है', registration: 'आपका पंजीकरण यहाँ सहेजा हुआ है' },
  notSent: 'उस समय नेटवर्क नहीं था, इसलिए यह भेजा नहीं जा सका।',
  mayHaveArrived: 'उत्तर आने से पहले ही संपर्क टूट गया, इसलिए हो सकता है कि यह हम तक पहुँच गया हो।',
  again: (send) => `फिर से भेजने के लिए “${send}” दबाइए।`,
  later: (send) => `नेटवर्क लौट आने पर “${send}” दबाइए।`,
  look: (send) => `इसे फ़ॉर्म में भरकर देख लीजिए और भेजना चाहें तो “${send}” दबाइए।`,
  days: (days) => `यह केवल इसी डिवाइस पर है और ${days} दिन तक रहेगा।`,
  untilClosed: 'यह इस पृष्ठ के बंद होने तक ही रहेगा।',
  shared: 'यदि इस डिवाइस को और लोग भी काम में लेते हैं, तो कृपया इसे हटा दीजिए।',
  kept: {
    clear: 'खाली करें',
    title: 'यहाँ पहले कुछ लिखा गया था',
    text: 'यह केवल इसी टैब में सहेजा हुआ है। यदि यह आपका नहीं है, तो कृपया इसे हटा दीजिए।',
  },
  fill: 'फ़ॉर्म में भरें',
  open: 'इसका फ़ॉर्म खोलें',
  discard: 'हटा दें',
  bar: {
    contact: 'एक संदेश, जो शायद भेजा नहीं जा सका, इस डिवाइस पर सहेजा हुआ है।',
    registration: 'एक पंजीकरण, जो शायद भेजा नहीं जा सका, इस डिवाइस पर सहेजा हुआ है।',
    look: 'देख लें',
  },
}

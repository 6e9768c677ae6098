import type { alertMessages } from '../alerts'

const unavailable = 'सर्वर अभी व्यस्त है या उसकी देखरेख हो रही है।'

/** The Hindi alerts; the English ones are prescribed by the message catalogue. */
export const hindiAlerts: ReturnType<typeof alertMessages> = {
  info: 'सूचना',
  error: 'त्रुटि',
  close: 'बंद करें',
  done: 'हो गया।',
  wrong: 'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर प्रयास करें।',
  unreachable: 'क्षमा करें, आपका अनुरोध हम तक नहीं पहुँच सका। कृपया कुछ देर बाद फिर आएँ।',
  unauthorized: 'यह पृष्ठ सबके लिए खुला नहीं है। देखने के लिए कृपया पहले लॉगिन करें।',
  wrongLogin: 'यूज़र आईडी या पासवर्ड सही नहीं है।',
  forbidden: 'सर्वर आपके खाते को यह करने की अनुमति नहीं देता।',
  otherPerson: 'इस ब्राउज़र में किसी दूसरे व्यक्ति ने साइन इन किया है। कुछ भी नहीं भेजा गया।',
  otherAccount: 'दूसरे खाते से साइन इन करें',
  redirected: 'सर्वर ने यह अनुरोध किसी दूसरे पते पर भेज दिया।',
  refusedBefore: 'अनुरोध ठुकरा दिया गया, शायद सर्वर से पहले ही किसी और ने रोक दिया।',
  mayHaveArrived: 'हो सकता है कि वह फिर भी पहुँच गया हो।',
  busy: (seconds, isUnavailable) => {
    const why = isUnavailable ? unavailable : 'बहुत अधिक अनुरोध आ रहे हैं।'
    if (seconds === undefined) return `${why} कृपया एक मिनट रुककर फिर प्रयास करें।`
    if (seconds === Infinity) return `${why} कृपया बाद में फिर प्रयास करें।`
    if (seconds > 120) return `${why} ${Math.ceil(seconds / 60)} मिनट बाद फिर प्रयास करें।`
    return `${why} ${seconds} सेकंड बाद फिर प्रयास करें।`
  },
  unavailable,
  busyOver: 'अब आप फिर प्रयास कर सकते हैं।',
  atField: (label, message) => `${label}: ${message}`,
  reference: (id) => `संदर्भ: ${id}`,
  noList: 'सूचनाएँ प्राप्त नहीं हो सकीं।',
  noRecords: 'कोई प्रविष्टि नहीं मिली',
  name: 'नाम 4 से 30 अक्षरों का होना चाहिए।',
  registrantName: 'नाम 4 से 50 अक्षरों का होना चाहिए।',
  email: 'ई-मेल पता सही रूप में नहीं है।',
  subject: 'विषय 5 से 50 अक्षरों का होना चाहिए।',
  message: 'संदेश 5 से 250 अक्षरों का होना चाहिए।',
  address: 'पता 10 से 350 अक्षरों का होना चाहिए, विशेष चिह्नों को छोड़कर।',
  comment: 'संदेश 500 अक्षरों तक का ही हो सकता है।',
  course_name: 'कृपया एक पाठ्यक्रम चुनिए।',
  language: 'कृपया अपनी पसंद की भाषा चुनिए।',
  lookAtFields: (count) => `कृपया ${count} जगह देखिए`,
  wanted: {
    name: (min, max) => `आपका नाम, ${min} से ${max} अक्षर।`,
    nameSign: (sign) => `आपका नाम, “${sign}” के बिना।`,
    email: () => 'ऐसा पता: asha@example.org',
    subject: (min, max) => `विषय, ${min} से ${max} अक्षर।`,
    message: (min, max) => `आपका संदेश, ${min} से ${max} अक्षर।`,
    course_name: () => 'एक पाठ्यक्रम चुनिए।',
    language: () => 'एक भाषा चुनिए।',
    address: (min, max) => `आपका पता, ${min} से ${max} अक्षर।`,
    comment: (min, max) => `टिप्पणी, ${min} से ${max} अक्षर।`,
  },
  sent: (name) => `धन्यवाद, ${name} जी। आपका संदेश भेज दिया गया है।`,
  registered: (name) => `धन्यवाद, ${name} जी। आपका पंजीकरण सफलतापूर्वक हो गया है।`,
}

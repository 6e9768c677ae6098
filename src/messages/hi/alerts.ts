import type { alertMessages } from '../alerts'

/** The Hindi alerts; the English ones are prescribed by the message catalogue [ALERT-3]. */
export const hindiAlerts: ReturnType<typeof alertMessages> = {
  info: 'सूचना',
  error: 'त्रुटि',
  close: 'बंद करें',
  done: 'हो गया।',
  wrong: 'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर प्रयास करें।',
  unreachable: 'क्षमा करें, आपका अनुरोध हम तक नहीं पहुँच सका। कृपया कुछ देर बाद फिर आएँ।',
  forbidden: 'यह पृष्ठ सबके लिए खुला नहीं है। देखने के लिए कृपया पहले लॉगिन करें।',
  noList: 'सूचनाएँ प्राप्त नहीं हो सकीं।',
  noRecords: 'कोई प्रविष्टि नहीं मिली',
  name: 'नाम 4 से 30 अक्षरों का होना चाहिए।',
  registrantName: 'नाम 4 से 50 अक्षरों का होना चाहिए।',
  email: 'ई-मेल पता सही रूप में नहीं है।',
  subject: 'विषय 5 से 50 अक्षरों का होना चाहिए।',
  message: 'संदेश 5 से 250 अक्षरों का होना चाहिए।',
  address: 'पता 10 से 350 अक्षरों का होना चाहिए, विशेष चिह्नों को छोड़कर।',
  comment: 'संदेश 500 अक्षरों तक का ही हो सकता है।',
  language: 'कृपया अपनी पसंद की भाषा चुनिए।',
  sent: (name) => `धन्यवाद, ${name} जी। आपका संदेश भेज दिया गया है।`,
  registered: (name) => `धन्यवाद, ${name} जी। आपका पंजीकरण सफलतापूर्वक हो गया है।`,
}

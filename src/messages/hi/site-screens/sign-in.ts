import type { signInMessages } from '../../site-screens/sign-in'

export const hindiSignIn: ReturnType<typeof signInMessages> = {
  title: 'साइन इन',
  note: 'यह मंदिर के सेवकों के लिए है। दर्शनार्थियों को किसी खाते की आवश्यकता नहीं है।',
  userId: 'यूज़र आईडी',
  password: 'पासवर्ड',
  show: 'पासवर्ड दिखाएँ',
  hide: 'पासवर्ड छिपाएँ',
  forgotten: 'पासवर्ड भूल गए?',
  submit: 'लॉगिन करें',
  signingIn: 'प्रवेश हो रहा है…',
  back: 'वेबसाइट पर लौटें',
  userIdMissing: 'कृपया यूज़र आईडी लिखिए।',
  passwordMissing: 'कृपया पासवर्ड लिखिए।',
  dialog: {
    title: 'पासवर्ड भूल गए?',
    text: 'नया पासवर्ड इस साइट के व्यवस्थापक देते हैं। अपने खाते के ई-मेल पते से उन्हें लिखिए, आपको नया पासवर्ड भेज दिया जाएगा।',
    write: 'व्यवस्थापक को लिखें',
    close: 'बंद करें',
  },
}

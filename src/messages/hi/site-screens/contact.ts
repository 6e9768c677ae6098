import type { contactMessages } from '../../site-screens/contact'

export const hindiContact: ReturnType<typeof contactMessages> = {
  page: {
    title: 'संपर्क करें',
    hindi: 'आपका सदैव स्वागत है',
    lead: 'दर्शन, पाठ्यक्रम या सेवा के विषय में जो भी पूछना हो, निःसंकोच लिखिए। हम हर संदेश पढ़ते हैं।',
    form: 'हमें संदेश भेजें',
  },
  name: 'नाम',
  email: 'ई-मेल',
  emailSample: 'you@example.org',
  subject: 'विषय',
  message: 'संदेश',
  send: 'संदेश भेजें',
  sending: 'भेजा जा रहा है…',
  again: 'एक और संदेश लिखें',
  /** The text that "Tell us of your donation" fills in. */
  donation: {
    subject: (name) => `मेरा दान: ${name}`,
    message: (day, donation, sum) =>
      `हरे कृष्ण। यह मंदिर के लिए मेरे दान के विषय में है: ${donation}, ${sum}। दिनांक: ${day}।`,
  },
  map: {
    title: 'मंदिर का मानचित्र',
    alt: 'हाथ से बना मानचित्र: सड़क के किनारे मंदिर, दक्षिण-पश्चिम में कामदगिरि, पूर्व में मंदाकिनी नदी',
    show: 'सजीव मानचित्र देखें',
    blocked: 'लाइव मानचित्र यहाँ नहीं दिख सकता।',
    open: 'मानचित्र खोलें',
    frame: 'मंदिर का सजीव मानचित्र',
    marker: 'मंदिर',
    labels: [
      { at: 'hill', name: 'कामदगिरि', hindi: '' },
      { at: 'river', name: 'मंदाकिनी', hindi: '' },
    ],
  },
}

import type { homeMessages } from '../../site-screens/home'

/** Home's slider, Today bar and ticker, the course cards of all screens. */
export const hindiHome: ReturnType<typeof homeMessages> = {
  slider: {
    label: 'मुख्य झलकियाँ',
    roles: { region: 'हिंडोला', slide: 'पट' },
    slide: (position, total) => `${total} में से ${position}`,
    position: (position, total) => `${position} / ${total}`,
    goTo: (position) => `पट ${position} पर जाएँ`,
    pause: 'पट रोकें',
    play: 'पट चलाएँ',
    previous: 'पिछला पट',
    next: 'अगला पट',
    give: { label: 'मंदिर को दान दें', to: '/#donate' },
    learnMore: 'और जानें',
    loading: 'झलकियाँ आ रही हैं',
  },
  today: {
    label: 'आज मंदिर में',
    darshan: 'दर्शन',
    open: (until) => `अभी खुले हैं, ${until} तक`,
    openAllDay: 'दिन-रात खुले हैं',
    closed: (until) => `अभी बंद, ${until} से`,
    tomorrow: (time) => `कल ${time}`,
    nextAarti: 'अगली आरती',
    countdown: (hours, minutes) => {
      const parts = [hours && `${hours} घंटे`, minutes && `${minutes} मिनट`].filter(Boolean)
      return parts.length ? `${parts.join(' ')} में` : 'अभी'
    },
    visit: { label: 'दर्शन की योजना बनाएँ', to: '/#visit' },
  },
  timeOfDay: {
    night: 'मंदिर विश्राम में है',
    dawn: 'घाट पर भोर हुई',
    noon: 'मंदिर के द्वार खुले हैं',
    rest: 'दोपहर का विश्राम',
    dusk: 'दीप जल उठे',
    welcome: 'सबका स्वागत है',
    mangala: (at) => `मंगला आरती ${at} बजे`,
    aarti: (at) => `आरती ${at} बजे`,
    darshanFrom: (at) => `दर्शन ${at} से`,
    darshanUntil: (at) => `दर्शन ${at} तक`,
  },
  ticker: {
    label: 'सूचनाएँ',
    pause: 'सूचनाएँ रोकें',
    play: 'सूचनाएँ चलाएँ',
  },
  course: {
    duration: (time) => `अवधि: ${time}`,
    start: (when) => `आरंभ: ${when}`,
    begun: (when) => `आरंभ: ${when}। यह शुरू हो चुका है।`,
    register: 'पंजीकरण करें',
    registerFor: (title) => `${title} के लिए पंजीकरण करें`,
  },
}

import type { homeMessages } from '../home'

/** Home's slider and ticker, and the course cards of all screens [HOME-2] [COURSE-2]. */
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
    learnMore: 'और जानें',
    loading: 'झलकियाँ आ रही हैं',
  },
  ticker: {
    label: 'सूचनाएँ',
    pause: 'सूचनाएँ रोकें',
    play: 'सूचनाएँ चलाएँ',
  },
  course: {
    duration: (time) => `अवधि: ${time}`,
    start: (when) => `आरंभ: ${when}`,
    register: 'पंजीकरण करें',
    registerFor: (title) => `${title} के लिए पंजीकरण करें`,
  },
}

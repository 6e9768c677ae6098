import { clockText } from '../../format'
import type { homeMessages } from '../../site-screens/home'
import { clockOf, parseHours } from '../../hours'

/** Home's slider and ticker, the course cards of all screens, and the time of a timing [HOME-2] [COURSE-2] [VISIT-7]. */
export const hindiHome: ReturnType<typeof homeMessages> = {
  timing: (label, time) => {
    const hours = parseHours({ label, time })
    // What cannot be read stays as the settings have it.
    if (!hours) return time
    const from = clockText(clockOf(hours.from))
    return hours.to === undefined ? from : `${from} से ${clockText(clockOf(hours.to))}`
  },
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

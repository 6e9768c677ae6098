import { translated } from '../translated'

/** Home's slider and ticker, the course cards of all screens, and the time of a timing [HOME-2] [COURSE-2] [VISIT-7]. */
export const homeMessages = translated('home', {
  timing: (_label: string, time: string) => time,
  slider: {
    label: 'Highlights',
    roles: { region: 'carousel', slide: 'slide' },
    slide: (position: number, total: number) => `${position} of ${total}`,
    position: (position: number, total: number) => `${position} / ${total}`,
    goTo: (position: number) => `Go to slide ${position}`,
    pause: 'Stop the slides',
    play: 'Play the slides',
    previous: 'Previous slide',
    next: 'Next slide',
    learnMore: 'Learn More',
    loading: 'Loading the highlights',
  },
  ticker: {
    label: 'Notices',
    pause: 'Stop the notices',
    play: 'Play the notices',
  },
  course: {
    duration: (time: string) => `Duration: ${time}`,
    start: (when: string) => `Start from ${when}`,
    register: 'Register',
    registerFor: (title: string) => `Register for ${title}`,
  },
})

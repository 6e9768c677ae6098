import { translated } from '../translated'

/** Home's slider, Today bar and ticker, the course cards of all screens. */
export const homeMessages = translated('home', {
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
    give: { label: 'Give to the temple', to: '/#donate' },
    learnMore: 'Learn More',
    loading: 'Loading the highlights',
  },
  today: {
    label: 'Today at the temple',
    darshan: 'Darshan',
    open: (until: string) => `Open now, until ${until}`,
    openAllDay: 'Open day and night',
    closed: (until: string) => `Closed until ${until}`,
    tomorrow: (time: string) => `${time} tomorrow`,
    nextAarti: 'Next aarti',
    countdown: (hours: number, minutes: number) => {
      const parts = [hours && `${hours} h`, minutes && `${minutes} min`].filter(Boolean)
      return parts.length ? `in ${parts.join(' ')}` : 'now'
    },
    visit: { label: 'Plan your visit', to: '/#visit' },
  },
  timeOfDay: {
    night: 'The temple sleeps',
    dawn: 'Morning begins at the river',
    noon: 'The doors are open',
    rest: 'The temple rests',
    dusk: 'The lamps are lit',
    welcome: 'Everyone is welcome',
    mangala: (at: string) => `Mangala aarti at ${at}`,
    aarti: (at: string) => `Aarti at ${at}`,
    darshanFrom: (at: string) => `Darshan from ${at}`,
    darshanUntil: (at: string) => `Darshan until ${at}`,
  },
  ticker: {
    label: 'Notices',
    pause: 'Stop the notices',
    play: 'Play the notices',
  },
  course: {
    duration: (time: string) => `Duration: ${time}`,
    start: (when: string) => `Start from ${when}`,
    begun: (when: string) => `Start from ${when}. It has begun.`,
    register: 'Register',
    registerFor: (title: string) => `Register for ${title}`,
  },
})

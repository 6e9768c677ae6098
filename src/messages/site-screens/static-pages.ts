import { translated } from '../translated'

/** Labels of the static pages, the founder's page and Temple Construction. */
export const staticPageMessages = translated('staticPages', {
  /** Wordings for the tokens of settings-text.ts, best first. */
  phrases: {
    contact: [
      'call {phone} or write to {email}',
      'call {phone}',
      'write to {email}',
      'write to us through {form}',
    ],
    reach: [
      'Call {phone} or write to {email}',
      'Call {phone}',
      'Write to {email}',
      'Write to us through {form}',
    ],
    write: ['write to {email}', 'write to us through {form}'],
  },
  form: 'the contact form',
  siteName: 'the temple',
  carousel: {
    label: 'What readers say',
    roles: { region: 'carousel', slide: 'slide' },
    slide: (position: number, total: number) => `${position} of ${total}`,
    goTo: (position: number) => `Go to slide ${position}`,
    previous: 'Previous slide',
    next: 'Next slide',
  },
  /** The sections of Home that lead to static pages. */
  parents: { about: 'About' },
  /** At the stage of a work that is reached. */
  reached: 'The work is here',
  contents: 'On this page',
  readMore: { more: 'Read more', less: 'Read less' },
  donation: {
    title: (name: string) => `Your gift: ${name}`,
    sum: (name: string, quantity: string) => `${name} × ${quantity}:`,
    text: 'Transfer the amount from your own bank, and put the note on the transfer. No payment is taken here.',
    amount: 'Amount',
    copyAmount: 'Copy amount',
    note: 'Transfer note',
    copyNote: 'Copy transfer note',
  },
  build: {
    title: 'Build it with me',
    picture: (units: string) => `The temple drawn in lines; your gift is in colour: ${units}`,
    note: 'In colour is your gift, not how far the building is.',
    room: (units: string) =>
      `In colour is your gift, as far as the drawing has room: ${units}. It does not show how far the building is.`,
  },
  forecast: {
    title: 'Weather forecast',
    caption: 'The next days',
    date: 'Date',
    celsius: 'Temp. (C)',
    fahrenheit: 'Temp. (F)',
    summary: 'Summary',
  },
})

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
  contents: 'On this page',
  readMore: { more: 'Read more', less: 'Read less' },
  donate: 'Donate',
  donateFor: (name: string) => `for ${name}`,
  quantity: 'Quantity',
  donation: {
    title: (name: string) => `Your gift: ${name}`,
    sum: (name: string, quantity: string) => `${name} × ${quantity}:`,
    text: 'Transfer the amount from your own bank, and put the note on the transfer. No payment is taken here.',
    unknown: 'For the bank details, please {contact}.',
    amount: 'Amount',
    note: 'Transfer note',
    noteText: (name: string, quantity: string, total: string) => `${name} × ${quantity}, ${total}`,
    close: 'Close',
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

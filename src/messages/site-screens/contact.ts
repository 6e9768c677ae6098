import { translated } from '../translated'

export const contactMessages = translated('contact', {
  page: {
    title: 'Contact Us',
    hindi: 'संपर्क करें',
    lead: 'Ask about a visit, a course or a seva. We read every message.',
    form: 'Send us a message',
  },
  name: 'Name',
  email: 'Email',
  emailSample: 'you@example.org',
  subject: 'Subject',
  message: 'Message',
  send: 'Send Message',
  sending: 'Sending…',
  again: 'Write another message',
  /** The texts that "Tell us of your donation" fills in. */
  donation: {
    subject: (name: string) => `My donation: ${name}`,
    message: (day: string, donation: string, sum: string) =>
      `Hare Krishna. This is about my donation for the temple: ${donation}, ${sum}. Date: ${day}.`,
  },
  map: {
    title: 'Map of the temple',
    alt: 'Drawn map: the temple by the road, Kamadgiri to the south-west, the river Mandakini to the east',
    show: 'Show live map',
    blocked: 'The live map cannot be shown here.',
    open: 'Open the map',
    frame: 'Live map of the temple',
    marker: 'The temple',
    labels: [
      { at: 'hill', name: 'Kamadgiri', hindi: 'कामदगिरि' },
      { at: 'river', name: 'Mandakini', hindi: 'मन्दाकिनी' },
    ],
  },
})

import type { Art, SectionHead, TierId } from '../page'
import { translated } from '../translated'

/** One of the four services; `more` is the text of its dialog. */
interface Service extends Art {
  title: string
  text: string
  more: string[]
}

interface DonationTier {
  id: TierId
  name: string
  picture: string
}

interface Head extends SectionHead {
  /** The link at the right end of the header. */
  more?: { label: string; to: string }
}

const tiers: DonationTier[] = [
  { id: 'squareFoot', name: 'Square foot', picture: 't-sqft' },
  { id: 'pillar', name: 'Pillar', picture: 't-pillar' },
  { id: 'brick', name: 'Brick', picture: 't-brick' },
]

const services: Service[] = [
  {
    title: 'Bhakti Vriksha',
    picture: 'w-tree',
    alt: 'A young tree growing from an open book',
    text: 'The Bhagwad Gita, read and lived.',
    more: [
      'A Bhakti Vriksha is a small circle of neighbours, friends or colleagues who meet to understand the Bhagwad Gita and to apply it in daily life. The name means a tree of devotion: each circle grows, and then becomes two.',
      'An evening has a little kirtan, a few verses read aloud, and an open talk about what they ask of us at home and at work. Nobody needs to know Sanskrit or to have read anything before. Families with children are welcome.',
      'If you would like to join a circle, or to begin one in your street, write to us and say where you live and which language you speak.',
    ],
  },
  {
    title: 'Annadana Seva',
    picture: 'w-thali',
    alt: 'A brass plate with rice, vegetables and sweets',
    text: 'Meals given freely to everyone.',
    more: [
      'Annadana is the gift of food. Meals are cooked fresh, offered before the Lord, and given freely as prasadam to pilgrims, to those who live on the road, and to anyone who is hungry. Nobody is asked who they are.',
      'You can help in three ways: by giving for a meal, by bringing rice, dal, vegetables or ghee, or by lending your hands in the kitchen and when the food is served. Many families give a meal on a birthday or in memory of their elders.',
      'Please write to us some days before, so that the kitchen can plan for your gift.',
    ],
  },
  {
    title: 'Book Distribution',
    picture: 'w-books',
    alt: 'A stack of books with a lotus on top',
    text: 'Vedic literature for every reader.',
    more: [
      'Vedic literature should be within the reach of everyone who wishes to read it. Volunteers carry the Bhagwad Gita, the Bhagavatam and smaller books to homes, schools, libraries, stations and fairs, in several languages.',
      'A book may wait on a shelf for years and then be opened on the right day. That is why we keep on giving them, and why every reader is welcome to come back with questions.',
      'To sponsor books for a school or a library, or to go out with the volunteers for a day, send us a message.',
    ],
  },
  {
    title: 'Home Programs',
    picture: 'w-home',
    alt: 'A small house hung with garlands, lamps before its door',
    text: 'Kirtan and yagnas at your house.',
    more: [
      'Devotees come to your house for an evening of kirtan and a talk, or for a yagna on an occasion of your family: a new home, a wedding, a birth, an anniversary, or a day of remembrance.',
      'You choose the day and invite your guests. We bring the instruments and what the ceremony needs, and tell you beforehand what to prepare. Afterwards all share prasadam together.',
      'Tell us the date, the place, the occasion and about how many guests you expect, and we will answer with what is possible.',
    ],
  },
]

const oneUnit = {
  squareFoot: 'square foot of the new floor',
  pillar: 'pillar of the hall',
  brick: 'brick in the wall',
}
const manyUnits = {
  squareFoot: 'square feet of the new floor',
  pillar: 'pillars of the hall',
  brick: 'bricks in the wall',
}
const forBanks = { squareFoot: 'Square foot', pillar: 'Pillar', brick: 'Brick' }

const activities: Head = {
  hindi: 'आगामी कार्यक्रम',
  title: 'Upcoming Activities',
  more: { label: 'All activities', to: '/activities' },
}

const courses: Head = {
  hindi: 'वैदिक पाठ्यक्रम',
  title: 'Vedic Courses',
  more: { label: 'All courses', to: '/courses' },
}

const gallery: Head = {
  hindi: 'चित्र दीर्घा',
  title: 'From the Gallery',
  more: { label: 'View the gallery', to: '/igallery' },
}

const contact: Head = {
  hindi: 'संपर्क करें',
  title: 'Contact Us',
}

export const homeSectionMessages = translated('homeSections', {
  donation: {
    hindi: 'मंदिर निर्माण सेवा',
    title: 'Donate Now',
    tiers,
    choose: 'Gifts for the new temple',
    each: (price: string) => `${price} each`,
    total: (name: string) => `Total: ${name}`,
    totalLabel: 'Total',
    units: (id: TierId, quantity: number, count: string) =>
      `${count} ${(quantity === 1 ? oneUnit : manyUnits)[id]}`,
    donate: 'Donate',
    donateFor: (name: string) => `for ${name}`,
    quantity: (name: string) => `Quantity: ${name}`,
    fewer: (name: string) => `One ${name} less`,
    moreOf: (name: string) => `One ${name} more`,
    tooMany: (most: string) => `At most ${most}. For more, please write to us.`,
    construction: { label: 'Temple Construction', to: '/templeCon' },
    bank: {
      title: 'Bank transfer',
      placeholder: 'Sample values',
      fields: {
        accountName: 'Account name',
        bank: 'Bank',
        branch: 'Branch',
        account: 'Savings account number',
        ifsc: 'IFSC code',
      },
      copy: {
        accountName: 'Copy account name',
        bank: 'Copy bank',
        branch: 'Copy branch',
        account: 'Copy account number',
        ifsc: 'Copy IFSC code',
        upi: 'Copy UPI ID',
      },
      copyAll: 'Copy all details',
      ask: 'For the bank details, please {contact}.',
      contact: 'Tell us of your donation',
      /** Banks may accept Latin letters only. */
      note: (id: TierId, quantity: number, rupees: string) =>
        `Temple construction ${forBanks[id]} x ${quantity}, Rs ${rupees}`,
    },
    upi: {
      idLabel: 'UPI ID',
      pay: (amount: string) => `Give ${amount} by UPI`,
      title: 'Give by UPI',
      scan: (amount: string) => `Scan with a UPI app to give ${amount}.`,
      code: (amount: string) => `QR code for UPI: ${amount}`,
      /** Sent to the bank, which may accept Latin letters only. */
      note: (id: TierId, quantity: number) => `Temple construction ${forBanks[id]} x ${quantity}`,
    },
    exemption: '80G tax exemption is available.',
  },
  services: {
    hindi: 'हमारी सेवाएँ',
    title: 'What We Do',
    cards: services,
    learnMore: 'Learn More',
    about: (name: string) => `about ${name}`,
    ask: 'Write to us',
    close: 'Close',
  },
  activities,
  courses,
  gallery,
  contact,
  visit: {
    hindi: 'दर्शन की योजना',
    title: 'Plan your visit',
    address: 'Address',
    directions: 'Directions',
    travel: 'Getting here',
    routes: [
      { by: 'train', from: 'Nearest railway station', distance: '10\u00a0km' },
      { by: 'train', from: 'Other railway stations', distance: '34 and 78\u00a0km' },
      { by: 'road', from: 'District headquarters', distance: '78\u00a0km' },
      { by: 'air', from: 'Nearest airport', distance: 'Khajuraho' },
    ],
    station: (name: string) => `Railway station ${name}`,
    before: {
      title: 'Know before you come',
      dress: 'Dress',
      shoes: 'Shoes',
      photography: 'Photography',
      phones: 'Phones',
      parking: 'Parking',
      wheelchair: 'Wheelchairs',
    },
    timings: 'Timings (IST)',
    call: (phone: string) => `Call ${phone}`,
    whatsapp: 'WhatsApp',
    open: (until: string) => `Open now, until ${until}`,
    openAllDay: 'Open day and night',
    closed: (from: string) => `Closed now. Darshan from ${from}`,
    aarti: (at: string) => `Next aarti at ${at}`,
    festivals: 'Upcoming festivals',
    live: {
      title: 'Live darshan',
      watch: 'Watch now',
      until: (time: string) => `Live until ${time}.`,
      note: 'The video is loaded from another website when you press.',
      failed: 'This video cannot be played here.',
    },
  },
})

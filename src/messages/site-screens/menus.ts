import { type Language, translated } from '../translated'

/** The words of an entry; its icon is in src/site/layout/navigation.ts. The note is for an entry of a group. */
export interface EntryWords {
  label: string
  note?: string
}

const entries = {
  home: { label: 'Home' },
  about: { label: 'About' },
  founder: { label: 'Founder Acharya', note: 'Life, work and teachings' },
  chaitanya: { label: 'Lord Chaitanya', note: 'Eleven short chapters' },
  chitrakoot: { label: 'Chitrakoot', note: 'Places, stay, food, travel' },
  kamadgiri: { label: 'Kamadgiri', note: 'The hill and its parikrama' },
  activities: { label: 'Activities' },
  courses: { label: 'Vedic Courses' },
  gallery: { label: 'Gallery' },
  imageGallery: { label: 'Image Gallery', note: 'Festivals, ghats and gardens' },
  videoGallery: { label: 'Video Gallery', note: 'Kirtan, talks and aartis' },
  policies: { label: 'Policies' },
  refund: { label: 'Refund Policy', note: 'Returns within 30 days' },
  privacy: { label: 'Privacy Policy', note: 'What is kept, and why' },
  terms: { label: 'Terms and Conditions', note: 'The rules of this site' },
  contact: { label: 'Contact Us' },
  construction: { label: 'Temple Construction' },
} satisfies Record<string, EntryWords>

/** The addresses of the entries that are a page; the misspelled ones are as given. */
export const menuPages = {
  home: '/',
  founder: '/prabhupad',
  chaitanya: '/chaitanyamahaprabhu',
  chitrakoot: '/chitrakoot',
  kamadgiri: '/kamadgiri',
  activities: '/activities',
  courses: '/courses',
  imageGallery: '/igallery',
  videoGallery: '/vgallery',
  refund: '/policies/refund-policy',
  privacy: '/policies/privancy-policy',
  terms: '/policies/terms-and-condirions',
  contact: '/contactus',
  construction: '/templeconstruction',
} satisfies { [key in keyof typeof entries]?: string }

/** The language that the header's switch changes to, in its own script. */
const otherLanguage: { name: string; lang: Language } = { name: 'हिन्दी', lang: 'hi' }

export const menuMessages = translated('menus', {
  main: 'Main',
  otherLanguage,
  entries,
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  /** Follows the site's name in the link to Home, for screen readers. */
  brandHint: 'home page',
  email: (address: string) => `Write to ${address}`,
  social: 'Social media',
  footer: {
    quick: 'Quick links',
    otherSites: 'Elsewhere',
    visit: 'Visit us',
    copyright: (year: number, name: string) => `© ${year} ${name}. All rights reserved.`,
    blessing: 'सबका मंगल हो',
    aim: 'Our aim: spiritual education from the Vedic scriptures, and unity, peace and harmony among all.',
  },
  quickBar: {
    label: 'Quick links',
    home: 'Home',
    courses: 'Courses',
    donate: 'Donate',
    call: 'Call',
    directions: 'Directions',
  },
})

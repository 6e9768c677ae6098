import { type Language, translated } from '../translated'

/** One entry of the navigation; `icon` names a drawing, `also` the other screens that it marks as current. */
export interface MenuLink {
  label: string
  to: string
  note?: string
  icon?: string
  also?: string[]
}

/** An entry that opens a submenu. */
export interface MenuGroup {
  label: string
  items: MenuLink[]
}

const navigation: (MenuLink | MenuGroup)[] = [
  { label: 'Home', to: '/', also: ['/home'] },
  {
    label: 'About',
    items: [
      {
        label: 'Founder Acharya',
        note: 'Life, work and teachings',
        to: '/prabhupad',
        icon: 'hands',
      },
      {
        label: 'Lord Chaitanya',
        note: 'Eleven short chapters',
        to: '/chaitanyamahaprabhu',
        icon: 'sun',
      },
      {
        label: 'Chitrakoot',
        note: 'Places, stay, food, travel',
        to: '/chitrakoot',
        icon: 'compass',
      },
      { label: 'Kamadgiri', note: 'The hill and its parikrama', to: '/kamadgiri', icon: 'path' },
    ],
  },
  { label: 'Activities', to: '/activities' },
  { label: 'Vedic Courses', to: '/courses', also: ['/coursesregister'] },
  {
    label: 'Gallery',
    items: [
      {
        label: 'Image Gallery',
        note: 'Festivals, ghats and gardens',
        to: '/igallery',
        icon: 'images',
      },
      { label: 'Video Gallery', note: 'Kirtan, talks and aartis', to: '/vgallery', icon: 'video' },
    ],
  },
  {
    label: 'Policies',
    items: [
      {
        label: 'Refund Policy',
        note: 'Returns within 30 days',
        to: '/policies/refund-policy',
        icon: 'refund',
      },
      {
        label: 'Privacy Policy',
        note: 'What is kept, and why',
        to: '/policies/privancy-policy', // as given
        icon: 'shield',
      },
      {
        label: 'Terms and Conditions',
        note: 'The rules of this site',
        to: '/policies/terms-and-condirions', // as given
        icon: 'scroll',
      },
    ],
  },
  { label: 'Contact Us', to: '/contactus' },
]

/** The language that the header's switch changes to, in its own script. */
const otherLanguage: { name: string; lang: Language } = { name: 'हिन्दी', lang: 'hi' }

/** The header, the footer and the phone's bottom bar [SHELL-5] [SHELL-6]. */
export const menuMessages = translated('menus', {
  main: 'Main',
  otherLanguage,
  navigation,
  construction: { label: 'Temple Construction', to: '/templeconstruction', also: ['/templeCon'] },
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  /** Follows the site's name in the link to Home, for screen readers. */
  brandHint: 'home page',
  email: (address: string) => `Write to ${address}`,
  social: 'Social media',
  footer: {
    quick: 'Quick links',
    quickLinks: [
      { label: 'Activities', to: '/activities' },
      { label: 'Vedic Courses', to: '/courses' },
      { label: 'Image Gallery', to: '/igallery' },
      { label: 'Video Gallery', to: '/vgallery' },
      { label: 'Temple Construction', to: '/templeconstruction' },
      { label: 'Contact Us', to: '/contactus' },
    ],
    otherSites: 'Elsewhere',
    policies: [
      { label: 'Refund Policy', to: '/policies/refund-policy' },
      { label: 'Privacy Policy', to: '/policies/privancy-policy' }, // as given
      { label: 'Terms and Conditions', to: '/policies/terms-and-condirions' }, // as given
    ],
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

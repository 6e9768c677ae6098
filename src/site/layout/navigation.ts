import {
  Compass,
  HandHeart,
  HeartHandshake,
  Images,
  Route,
  ScrollText,
  ShieldCheck,
  Sun,
  Undo2,
  Video,
  type LucideIcon,
} from 'lucide-react'
import type { menuMessages } from '../../messages/site-screens/menus'

/** The key of an entry's words in both languages, messages/site-screens/menus.ts. */
type EntryKey = keyof ReturnType<typeof menuMessages>['entries']

export interface MenuLink {
  key: EntryKey
  to: string
  /** Before the words. */
  icon?: LucideIcon
  /** The other screens that mark the entry as current. */
  also?: string[]
}

export interface MenuGroup {
  key: EntryKey
  items: MenuLink[]
}

const activities: MenuLink = { key: 'activities', to: '/activities' }
const courses: MenuLink = { key: 'courses', to: '/courses', also: ['/coursesregister'] }
const imageGallery: MenuLink = { key: 'imageGallery', to: '/igallery', icon: Images }
const videoGallery: MenuLink = { key: 'videoGallery', to: '/vgallery', icon: Video }
const contact: MenuLink = { key: 'contact', to: '/contactus' }

export const construction: MenuLink = {
  key: 'construction',
  to: '/templeconstruction',
  icon: HandHeart,
  also: ['/templeCon'],
}

// The misspelled addresses are as given.
export const policies: MenuLink[] = [
  { key: 'refund', to: '/policies/refund-policy', icon: Undo2 },
  { key: 'privacy', to: '/policies/privancy-policy', icon: ShieldCheck },
  { key: 'terms', to: '/policies/terms-and-condirions', icon: ScrollText },
]

/** The entries of the header; the button of the construction stands beside them. */
export const navigation: (MenuLink | MenuGroup)[] = [
  { key: 'home', to: '/', also: ['/home'] },
  {
    key: 'about',
    items: [
      { key: 'founder', to: '/prabhupad', icon: HeartHandshake },
      { key: 'chaitanya', to: '/chaitanyamahaprabhu', icon: Sun },
      { key: 'chitrakoot', to: '/chitrakoot', icon: Compass },
      { key: 'kamadgiri', to: '/kamadgiri', icon: Route },
    ],
  },
  activities,
  courses,
  { key: 'gallery', items: [imageGallery, videoGallery] },
  { key: 'policies', items: policies },
  contact,
]

/** The links of the footer. */
export const quickLinks = [activities, courses, imageGallery, videoGallery, construction, contact]

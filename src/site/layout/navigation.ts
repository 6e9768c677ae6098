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
import { menuPages, type menuMessages } from '../../messages/site-screens/menus'

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

const activities: MenuLink = { key: 'activities', to: menuPages.activities }
const courses: MenuLink = { key: 'courses', to: menuPages.courses, also: ['/coursesregister'] }
const imageGallery: MenuLink = { key: 'imageGallery', to: menuPages.imageGallery, icon: Images }
const videoGallery: MenuLink = { key: 'videoGallery', to: menuPages.videoGallery, icon: Video }
const contact: MenuLink = { key: 'contact', to: menuPages.contact }

export const construction: MenuLink = {
  key: 'construction',
  to: menuPages.construction,
  icon: HandHeart,
  also: ['/templeCon'],
}

export const policies: MenuLink[] = [
  { key: 'refund', to: menuPages.refund, icon: Undo2 },
  { key: 'privacy', to: menuPages.privacy, icon: ShieldCheck },
  { key: 'terms', to: menuPages.terms, icon: ScrollText },
]

/** The entries of the header; the button of the construction stands beside them. */
export const navigation: (MenuLink | MenuGroup)[] = [
  { key: 'home', to: menuPages.home, also: ['/home'] },
  {
    key: 'about',
    items: [
      { key: 'founder', to: menuPages.founder, icon: HeartHandshake },
      { key: 'chaitanya', to: menuPages.chaitanya, icon: Sun },
      { key: 'chitrakoot', to: menuPages.chitrakoot, icon: Compass },
      { key: 'kamadgiri', to: menuPages.kamadgiri, icon: Route },
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

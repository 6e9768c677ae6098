import {
  BookOpen,
  Calendar,
  Image,
  Images,
  Mail,
  Megaphone,
  MessageSquareText,
  SquarePlay,
  UserRoundCheck,
  type LucideIcon,
} from 'lucide-react'
import type { Collection } from '../../api/contract'
import type { adminMessages } from '../../messages/admin-screens/admin'
import type { Resource } from '../resource'

/** The data of a resource that the admin needs before its declaration is loaded. */
export interface ResourceEntry<P extends Collection = Collection> {
  /** The group of the menu that it belongs to. */
  group: keyof (typeof adminMessages)['groups']
  icon: LucideIcon
  /** The collection in the API, as in the declaration. */
  path: P
  /** Whether the list shows pictures, which its skeleton leaves room for. */
  hasPictures: boolean
  /** The number of buttons beside the title, as its skeleton shows them. */
  headButtons: number
  load: () => Promise<Resource & { path: P }>
}

/** Checks that the declaration belongs to the same collection. */
const entry = <P extends Collection>(record: ResourceEntry<P>) => record

/**
 * Every resource of the admin [ADMIN-1], in the order of the menu. The key is the path of its screen under /admin.
 * The file is loaded with the admin only, so visitors download none of its icons.
 */
export const resources = {
  slider: entry({
    group: 'home',
    icon: Images,
    path: '/admin/api/slider',
    hasPictures: true,
    headButtons: 2,
    load: async () => (await import('./slider')).slider,
  }),
  notification: entry({
    group: 'home',
    icon: Megaphone,
    path: '/admin/api/notification',
    hasPictures: false,
    headButtons: 2,
    load: async () => (await import('./notification')).notification,
  }),
  activities: entry({
    group: 'programmes',
    icon: Calendar,
    path: '/admin/api/activities',
    hasPictures: true,
    headButtons: 2,
    load: async () => (await import('./activities')).activities,
  }),
  courses: entry({
    group: 'programmes',
    icon: BookOpen,
    path: '/admin/api/courses',
    hasPictures: true,
    headButtons: 2,
    load: async () => (await import('./courses')).courses,
  }),
  registrations: entry({
    group: 'programmes',
    icon: UserRoundCheck,
    path: '/general/api/CourseRegister',
    hasPictures: false,
    headButtons: 1,
    load: async () => (await import('./registrations')).registrations,
  }),
  igallery: entry({
    group: 'galleries',
    icon: Image,
    path: '/admin/api/iGallery',
    hasPictures: true,
    headButtons: 2,
    load: async () => (await import('./image-gallery')).imageGallery,
  }),
  vgallery: entry({
    group: 'galleries',
    icon: SquarePlay,
    path: '/admin/api/vGallery',
    hasPictures: true,
    headButtons: 2,
    load: async () => (await import('./video-gallery')).videoGallery,
  }),
  contactus: entry({
    group: 'mail',
    icon: MessageSquareText,
    path: '/admin/api/contactus',
    hasPictures: false,
    headButtons: 0,
    load: async () => (await import('./contact-us')).contactUs,
  }),
  email: entry({
    group: 'mail',
    icon: Mail,
    path: '/admin/api/mailrequest',
    hasPictures: false,
    headButtons: 1,
    load: async () => (await import('./email')).email,
  }),
}

export type ResourceKey = keyof typeof resources

export const resourceKeys = Object.keys(resources) as ResourceKey[]

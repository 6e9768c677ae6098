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
import { adminMessages, type ScreenLabel } from '../../messages/admin-screens/admin'
import type { Resource } from '../resource'

/** The data of a resource that the admin needs before its declaration is loaded. */
export interface ResourceEntry<P extends Collection = Collection> extends ScreenLabel {
  /** The group of the menu that it belongs to. */
  group: keyof (typeof adminMessages)['groups']
  icon: LucideIcon
  /** The collection in the API, as in the declaration. */
  path: P
  /** The size of the list's pictures, where it has some: its skeleton leaves room for them. */
  pictures?: 'small' | 'large'
  /** The number of buttons beside the title, as its skeleton shows them. */
  headButtons: number
  load: () => Promise<Resource & { path: P }>
}

/** Checks that the declaration belongs to the same collection. */
const entry = <P extends Collection>(record: ResourceEntry<P>) => record

/**
 * Every resource of the admin, in the order of the menu. The key is the path of its screen under /admin.
 * The file is loaded with the admin only, so visitors download none of its icons.
 */
export const resources = {
  slider: entry({
    label: 'Slider',
    group: 'home',
    icon: Images,
    path: '/admin/api/slider',
    pictures: 'large',
    headButtons: 2,
    load: async () => (await import('./slider')).slider,
  }),
  notification: entry({
    label: 'Notification',
    group: 'home',
    icon: Megaphone,
    path: '/admin/api/notification',
    headButtons: 2,
    load: async () => (await import('./notification')).notification,
  }),
  activities: entry({
    label: 'Activities',
    group: 'programmes',
    icon: Calendar,
    path: '/admin/api/activities',
    pictures: 'small',
    headButtons: 4,
    load: async () => (await import('./activities')).activities,
  }),
  courses: entry({
    label: 'Course List',
    title: 'Courses',
    group: 'programmes',
    icon: BookOpen,
    path: '/admin/api/courses',
    pictures: 'small',
    headButtons: 2,
    load: async () => (await import('./courses')).courses,
  }),
  registrations: entry({
    label: 'Registrations',
    group: 'programmes',
    icon: UserRoundCheck,
    path: '/general/api/CourseRegister',
    headButtons: 1,
    load: async () => (await import('./registrations')).registrations,
  }),
  igallery: entry({
    label: 'Image Gallery',
    group: 'galleries',
    icon: Image,
    path: '/admin/api/iGallery',
    pictures: 'large',
    headButtons: 2,
    load: async () => (await import('./image-gallery')).imageGallery,
  }),
  vgallery: entry({
    label: 'Video Gallery',
    group: 'galleries',
    icon: SquarePlay,
    path: '/admin/api/vGallery',
    pictures: 'large',
    headButtons: 2,
    load: async () => (await import('./video-gallery')).videoGallery,
  }),
  contactus: entry({
    label: 'Contact Us',
    note: adminMessages.messagesOfVisitors,
    group: 'mail',
    icon: MessageSquareText,
    path: '/admin/api/contactus',
    headButtons: 0,
    load: async () => (await import('./contact-us')).contactUs,
  }),
  email: entry({
    label: 'Email',
    title: 'Email Logs',
    group: 'mail',
    icon: Mail,
    path: '/admin/api/mailrequest',
    headButtons: 1,
    load: async () => (await import('./email')).email,
  }),
}

export type ResourceKey = keyof typeof resources

export const resourceKeys = Object.keys(resources) as ResourceKey[]

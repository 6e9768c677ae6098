import {
  BookOpen,
  Calendar,
  Image,
  Images,
  LayoutDashboard,
  Mail,
  Megaphone,
  MessageSquareText,
  SquarePlay,
  UserRoundCheck,
  type LucideIcon,
} from 'lucide-react'
import { adminMessages } from '../../messages/admin'

type Texts = typeof adminMessages

/** A part of the menu; `screen` is both the path under /admin and the key of its words. */
interface Group {
  group?: keyof Texts['groups']
  entries: { screen: string; icon: LucideIcon }[]
}

/** The menu of the back office [ADMIN-2]. */
export const menu: Group[] = [
  { entries: [{ screen: 'dashboard', icon: LayoutDashboard }] },
  {
    group: 'home',
    entries: [
      { screen: 'slider', icon: Images },
      { screen: 'notification', icon: Megaphone },
    ],
  },
  {
    group: 'programmes',
    entries: [
      { screen: 'activities', icon: Calendar },
      { screen: 'courses', icon: BookOpen },
      { screen: 'registrations', icon: UserRoundCheck },
    ],
  },
  {
    group: 'galleries',
    entries: [
      { screen: 'igallery', icon: Image },
      { screen: 'vgallery', icon: SquarePlay },
    ],
  },
  {
    group: 'mail',
    entries: [
      { screen: 'contactus', icon: MessageSquareText },
      { screen: 'email', icon: Mail },
    ],
  },
]

/** The screen that a path of the back office shows; /admin is the dashboard. */
export const screenAt = (pathname: string) => /^\/admin\/([^/]+)/.exec(pathname)?.[1] ?? 'dashboard'

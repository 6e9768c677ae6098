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

type AdminMessages = typeof adminMessages

/** A group of the menu; `screen` is the path below /admin and the key of its messages. */
interface MenuGroup {
  group?: keyof AdminMessages['groups']
  entries: { screen: string; icon: LucideIcon }[]
}

/** The menu of the admin [ADMIN-2]. */
export const menu: MenuGroup[] = [
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

/** The screen of an admin path; /admin is the dashboard. */
export const screenOfPath = (pathname: string) =>
  /^\/admin\/([^/]+)/.exec(pathname)?.[1] ?? 'dashboard'

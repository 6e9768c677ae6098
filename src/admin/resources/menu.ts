import { LayoutDashboard, type LucideIcon } from 'lucide-react'
import { adminMessages, type ScreenLabel } from '../../messages/admin-screens/admin'
import { resourceKeys, resources, type ResourceEntry, type ResourceKey } from './registry'

/** A screen under /admin: a resource, the dashboard, or the form that changes the password. */
export type AdminScreen = ResourceKey | 'dashboard' | 'changepass'

/** What the menu calls each screen. */
export const screenLabels: Record<AdminScreen, ScreenLabel> = {
  ...adminMessages.screens,
  ...resources,
}

interface MenuGroup {
  group?: ResourceEntry['group']
  entries: { screen: AdminScreen; icon: LucideIcon }[]
}

const groups = Object.keys(adminMessages.groups) as ResourceEntry['group'][]

/** The menu of the admin: the dashboard, then the resources in their groups. */
export const menu: MenuGroup[] = [
  { entries: [{ screen: 'dashboard', icon: LayoutDashboard }] },
  ...groups.map((group) => ({
    group,
    entries: resourceKeys
      .filter((key) => resources[key].group === group)
      .map((key) => ({ screen: key, icon: resources[key].icon })),
  })),
]

/** The screen of an admin path; /admin is the dashboard. */
export const screenOfPath = (pathname: string) =>
  /^\/admin\/([^/]+)/.exec(pathname)?.[1] ?? 'dashboard'

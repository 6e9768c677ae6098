import {
  ChevronDown,
  Compass,
  HeartHandshake,
  Images,
  Minus,
  Plus,
  Route,
  ScrollText,
  ShieldCheck,
  Sun,
  Undo2,
  Video,
  type LucideIcon,
} from 'lucide-react'
import { createElement } from 'react'
import { Link } from 'react-router-dom'
import type { MenuGroup, MenuLink } from '../../messages/site-screens/menus'
import { lookUp } from '../../data/look-up'
import type { MenuState } from './use-menu-state'

const icons: Record<string, LucideIcon> = {
  hands: HeartHandshake,
  sun: Sun,
  compass: Compass,
  path: Route,
  images: Images,
  video: Video,
  refund: Undo2,
  shield: ShieldCheck,
  scroll: ScrollText,
}

const isCurrent = ({ to, also }: MenuLink, pathname: string) =>
  pathname === to || also?.includes(pathname) === true

/** One link of the menu, with icon and note inside a group. */
export function MenuEntry({
  item,
  pathname,
  className = 'nav-item d-flex align-items-center text-nowrap text-decoration-none',
}: {
  item: MenuLink
  pathname: string
  className?: string
}) {
  const icon = item.icon && lookUp(icons, item.icon)
  return (
    <Link
      className={
        icon
          ? 'menu-item d-flex align-items-center gap-3 text-body text-decoration-none'
          : className
      }
      to={item.to}
      aria-current={isCurrent(item, pathname) ? 'page' : undefined}
    >
      {icon && createElement(icon, { className: 'text-link size-22', 'aria-hidden': true })}
      {item.note ? (
        <span>
          <b className="d-block lh-sm">{item.label}</b>{' '}
          <small className="d-block fs-5 lh-sm text-body-secondary">{item.note}</small>
        </span>
      ) : (
        <span>{item.label}</span>
      )}
    </Link>
  )
}

/** The button that opens a group on press, not on hover. */
export function MenuButton({
  group,
  menu,
  pathname,
}: {
  group: MenuGroup
  menu: MenuState
  pathname: string
}) {
  const isOpen = menu.openGroup === group.label
  const hasCurrentItem = group.items.some((item) => isCurrent(item, pathname))
  return (
    <button
      type="button"
      className="nav-item d-flex align-items-center gap-2 border-0 text-nowrap"
      aria-expanded={isOpen}
      aria-controls={`menu-${group.label.toLowerCase()}`}
      data-current={hasCurrentItem ? '' : undefined}
      onClick={() => menu.toggleGroup(group.label)}
    >
      <span>{group.label}</span>
      <ChevronDown className="chevron nav-chevron text-body-secondary size-18" aria-hidden="true" />
      {isOpen ? (
        <Minus className="nav-sign ms-auto text-info size-20" aria-hidden="true" />
      ) : (
        <Plus className="nav-sign ms-auto text-info size-20" aria-hidden="true" />
      )}
    </button>
  )
}

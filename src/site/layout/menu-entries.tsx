import { ChevronDown, Minus, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { menuMessages, type EntryWords } from '../../messages/site-screens/menus'
import type { MenuGroup, MenuLink } from './navigation'
import type { MenuState } from './use-menu-state'

const isCurrent = ({ to, also }: MenuLink, pathname: string) =>
  pathname === to || also?.includes(pathname) === true

/** One link of the menu; inside a group it has a note. */
export function MenuEntry({
  item,
  pathname,
  className,
}: {
  item: MenuLink
  pathname: string
  className: string
}) {
  const Icon = item.icon
  const { label, note }: EntryWords = menuMessages().entries[item.key]
  return (
    <Link
      className={className}
      to={item.to}
      aria-current={isCurrent(item, pathname) ? 'page' : undefined}
    >
      {Icon && <Icon aria-hidden="true" />}
      {note ? (
        <span>
          <b className="d-block lh-sm">{label}</b>{' '}
          <small className="d-block fs-5 lh-sm text-body-secondary">{note}</small>
        </span>
      ) : (
        <span>{label}</span>
      )}
    </Link>
  )
}

export const submenuId = ({ key }: MenuGroup) => `menu-${key}`

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
  const isOpen = menu.openGroup === group.key
  const hasCurrentItem = group.items.some((item) => isCurrent(item, pathname))
  return (
    <button
      type="button"
      className="nav-item d-flex align-items-center gap-2 border-0 text-nowrap"
      aria-expanded={isOpen}
      aria-controls={submenuId(group)}
      data-current={hasCurrentItem ? '' : undefined}
      onClick={() => menu.toggleGroup(group.key)}
    >
      <span>{menuMessages().entries[group.key].label}</span>
      <ChevronDown className="chevron nav-chevron text-body-secondary size-18" aria-hidden="true" />
      {isOpen ? (
        <Minus className="nav-sign ms-auto text-info size-20" aria-hidden="true" />
      ) : (
        <Plus className="nav-sign ms-auto text-info size-20" aria-hidden="true" />
      )}
    </button>
  )
}

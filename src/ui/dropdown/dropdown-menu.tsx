import { useEffect, useRef } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import './dropdown-menu.scss'
import type { DropdownProps } from './dropdown-button'
import { MenuItem } from './menu-item'

const popperConfig = { modifiers: [{ name: 'offset', options: { offset: [0, 6] } }] }

/**
 * The menu of a DropdownButton, by React-Bootstrap's Dropdown. It is a list of links and buttons, not an ARIA menu, so that
 * Tab reaches each entry; arrow keys work too. Escape returns the focus to the button.
 */
export function Menu({
  label,
  className,
  entries,
  isOpenAtFirst,
  children,
}: DropdownProps & { isOpenAtFirst: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // This button replaces the pressed one, whose focus was lost to the body with it.
    if (isOpenAtFirst && document.activeElement === document.body) button.current?.focus()
  }, [isOpenAtFirst])

  return (
    <Dropdown align="end" defaultShow={isOpenAtFirst}>
      <Dropdown.Toggle
        as="button"
        type="button"
        ref={button}
        className={className}
        aria-label={label}
      >
        {children}
      </Dropdown.Toggle>
      <Dropdown.Menu as="ul" className="shadow-lg" popperConfig={popperConfig}>
        {entries.map((entry) => (
          <li key={entry.label}>
            {entry.startsGroup && <hr className="dropdown-divider" />}
            <MenuItem entry={entry} focusButton={() => button.current?.focus()} />
          </li>
        ))}
      </Dropdown.Menu>
    </Dropdown>
  )
}

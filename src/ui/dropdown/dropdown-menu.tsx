import { useRef } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import { Link } from 'react-router-dom'
import './dropdown-menu.scss'
import type { DropdownEntry, DropdownProps } from './dropdown-button'

const popperConfig = { modifiers: [{ name: 'offset', options: { offset: [0, 6] } }] }

/** A button with its menu; arrow keys work too. Escape returns the focus to the button. */
export function DropdownMenu({
  label,
  className,
  head,
  entries,
  children,
  opensAtOnce,
}: DropdownProps & { opensAtOnce: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Dropdown align="end" defaultShow={opensAtOnce}>
      <Dropdown.Toggle
        as="button"
        type="button"
        ref={button}
        autoFocus={opensAtOnce}
        className={className}
        aria-label={label}
      >
        {children}
      </Dropdown.Toggle>
      <Dropdown.Menu as="ul" className="shadow-lg" popperConfig={popperConfig}>
        {head && <li className="dropdown-header text-break">{head}</li>}
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

const itemClasses = 'ring-inside d-flex align-items-center gap-3'

/** A link or a button of the menu. */
function MenuItem({ entry, focusButton }: { entry: DropdownEntry; focusButton: () => void }) {
  const Icon = entry.icon
  const content = (
    <>
      <Icon aria-hidden="true" /> <span>{entry.label}</span>
    </>
  )
  if ('to' in entry)
    return (
      <Dropdown.Item as={Link} to={entry.to} className={itemClasses}>
        {content}
      </Dropdown.Item>
    )
  return (
    <Dropdown.Item
      as="button"
      type="button"
      className={itemClasses}
      onClick={() => {
        // The entry is hidden after the press, so a dialog must return the focus to the button.
        focusButton()
        entry.onPress()
      }}
    >
      {content}
    </Dropdown.Item>
  )
}

import type { LucideIcon } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import { Link } from 'react-router-dom'
import './dropdown-button.scss'

/** An entry of a menu: a link (`to`) or an action. `startsGroup` draws a line above it. */
export type DropdownEntry = { label: string; icon: LucideIcon; startsGroup?: boolean } & (
  { to: string } | { onPress: () => void }
)

const popperConfig = { modifiers: [{ name: 'offset', options: { offset: [0, 6] } }] }

/**
 * A button with a menu of links and actions. The menu is a list, not an ARIA menu, so that Tab reaches each entry; arrow keys
 * work too. Escape returns the focus to the button.
 */
export function DropdownButton({
  label,
  className,
  head,
  entries,
  children,
}: {
  /** The accessible name of the button. */
  label: string
  className: string
  /** A line above the entries. */
  head?: string
  entries: DropdownEntry[]
  /** What the button shows. */
  children: ReactNode
}) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Dropdown align="end">
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

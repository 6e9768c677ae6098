import Dropdown from 'react-bootstrap/Dropdown'
import { Link } from 'react-router-dom'
import type { DropdownEntry } from './dropdown-button'

const itemClasses = 'ring-inside d-flex align-items-center gap-3'

/** A link or a button of the menu. */
export function MenuItem({
  entry,
  focusButton,
}: {
  entry: DropdownEntry
  focusButton: () => void
}) {
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

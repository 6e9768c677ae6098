import type { LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { lazyWithRetry, reportLoadFailure } from '../loading/lazy-with-retry'

const DropdownMenu = lazyWithRetry(async () => (await import('./dropdown-menu')).DropdownMenu)

/** An entry of a menu: a link (`to`) or an action. `startsGroup` draws a line above it. */
export type DropdownEntry = { label: string; icon: LucideIcon; startsGroup?: boolean } & (
  { to: string } | { onPress: () => void }
)

export interface DropdownProps {
  /** The accessible name of the button. */
  label: string
  className: string
  /** A line above the entries. */
  head?: string
  entries: DropdownEntry[]
  /** What the button shows. */
  children: ReactNode
}

/**
 * A button with a menu of links and actions. The menu is a list, not an ARIA menu, so that Tab reaches each entry. Its code is
 * loaded when somebody comes to the button.
 */
export function DropdownButton(props: DropdownProps) {
  const { label, className, children } = props
  const [isPressed, setPressed] = useState(false)
  return (
    <DropdownMenu
      {...props}
      opensAtOnce={isPressed}
      isWanted={isPressed}
      onLoadFailure={() => {
        setPressed(false)
        reportLoadFailure()
      }}
      placeholder={
        <div className="dropdown">
          <button
            type="button"
            className={`${className} dropdown-toggle`}
            aria-label={label}
            aria-expanded={false}
            onPointerEnter={DropdownMenu.preload}
            onFocus={DropdownMenu.preload}
            onClick={({ currentTarget }) => {
              // Safari does not focus a pressed button, and only what loses the focus tells that a person went on.
              currentTarget.focus()
              setPressed(true)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              setPressed(true)
            }}
            onBlur={() => setPressed(false)}
          >
            {children}
          </button>
        </div>
      }
    />
  )
}

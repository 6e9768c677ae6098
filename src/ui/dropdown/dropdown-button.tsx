import type { LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { onDemand, reportLoadFailure, useOnDemand } from '../loading/on-demand'
import { prefetch } from '../loading/save-data'

/** An entry of a menu: a link (`to`) or an action. `startsGroup` draws a line above it. */
export type DropdownEntry = { label: string; icon: LucideIcon; startsGroup?: boolean } & (
  { to: string } | { onPress: () => void }
)

/** Props of a menu and of its button. */
export interface DropdownProps {
  /** The accessible name of the button. */
  label: string
  className: string
  entries: DropdownEntry[]
  /** What the button shows. */
  children: ReactNode
}

const menu = onDemand(() => import('./dropdown-menu'))

/**
 * A button with a menu of links and actions. React-Bootstrap's Dropdown is loaded with the first pointer or focus on
 * the button; if it cannot be loaded, a notice says so and the next press tries again.
 */
export function DropdownButton(props: DropdownProps) {
  const [isPressed, setPressed] = useState(false)
  const loaded = useOnDemand(menu, isPressed, () => {
    setPressed(false)
    reportLoadFailure()
  })
  if (loaded) return <loaded.Menu {...props} isOpenAtFirst={isPressed} />

  const preload = () => prefetch(menu.load)
  return (
    <div className="dropdown">
      <button
        type="button"
        className={`${props.className} dropdown-toggle`}
        aria-label={props.label}
        aria-expanded={false}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setPressed(true)}
      >
        {props.children}
      </button>
    </div>
  )
}

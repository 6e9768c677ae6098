import { X } from 'lucide-react'

/** A button of the pane's head. Without `onClick` it stays focusable, so that the focus is not lost at an end. */
export function PaneButton({
  label,
  icon: Icon,
  shortcut,
  onClick,
}: {
  label: string
  icon: typeof X
  shortcut?: string
  onClick: (() => void) | undefined
}) {
  return (
    <button
      type="button"
      className="btn-icon"
      aria-label={label}
      aria-disabled={onClick ? undefined : true}
      aria-keyshortcuts={shortcut}
      data-tip={label}
      onClick={onClick}
    >
      <Icon aria-hidden="true" />
    </button>
  )
}

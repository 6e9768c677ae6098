import type { LucideIcon } from 'lucide-react'

/** A button in the pane's header. Without `onClick` it stays focusable, so that it keeps the focus at an end of the list. */
export function PaneButton({
  label,
  icon: Icon,
  shortcut,
  onClick,
}: {
  label: string
  icon: LucideIcon
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

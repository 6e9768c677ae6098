import { X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * A bar that overlays the page without moving it. Rendered by `GlobalNotices`, whose live regions exist before the text.
 * Closing it moves the focus to the page.
 */
export function NoticeBar({
  icon: Icon,
  quiet,
  close,
  onClose,
  children,
  actions,
}: {
  icon?: LucideIcon
  /** Smaller, for a notice that may stay for a long time. */
  quiet?: boolean
  /** The accessible name of the close button. */
  close: string
  onClose: () => void
  children: ReactNode
  /** Buttons after the text. */
  actions?: ReactNode
}) {
  return (
    <div className={quiet ? 'bar bar-quiet' : 'bar'}>
      {Icon && <Icon aria-hidden="true" />}
      <p>{children}</p>
      {actions}
      <button
        type="button"
        className="notice-close"
        aria-label={close}
        onClick={() => {
          onClose()
          focusMain()
        }}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  )
}

/** Focuses the page, for a button that disappears with its bar. */
export const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true })

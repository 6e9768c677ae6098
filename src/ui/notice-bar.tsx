import { X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Elements } from './elements'

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
  actions?: Elements
}) {
  return (
    <div
      className={`notice-bar hstack column-gap-3 row-gap-1 pe-2 ps-4 mt-2 border rounded-3 bg-white shadow-lg ${quiet ? 'py-1' : 'py-2'}`}
    >
      {Icon && <Icon className="text-body-secondary size-20" aria-hidden="true" />}
      <p className={`flex-fill mb-0 ${quiet ? 'fs-5' : 'fw-semibold'}`}>{children}</p>
      {actions}
      <button
        type="button"
        className="close-button"
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

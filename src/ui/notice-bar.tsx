import { X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * A line over the page that moves nothing of it. Its place is `Bars`, whose live regions exist before their words.
 * The focus is never left in a bar that goes.
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
  /** It may stand long, and is as small as can be. */
  quiet?: boolean
  /** The name of the cross. */
  close: string
  onClose: () => void
  children: ReactNode
  /** What may be done. */
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

/** A press that takes its bar away leads back to the page. */
export const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true })

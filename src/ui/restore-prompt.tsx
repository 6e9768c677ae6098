import { History } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import './restore-prompt.scss'

/** Offers stored text above a form's fields. Nothing is filled in without a press. */
export function RestorePrompt({
  ref,
  title,
  actions,
  children,
}: {
  /** Focusable, for when one of its buttons disappears. */
  ref?: Ref<HTMLDivElement>
  title: string
  actions: ReactNode
  children: ReactNode
}) {
  return (
    <div ref={ref} className="restore-prompt" role="group" aria-label={title} tabIndex={-1}>
      <History aria-hidden="true" />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
      <div className="restore-actions">{actions}</div>
    </div>
  )
}

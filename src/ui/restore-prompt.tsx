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
    <div
      ref={ref}
      className="restore-prompt alert alert-secondary text-body"
      role="group"
      aria-label={title}
      tabIndex={-1}
    >
      <History className="mt-1 text-primary" size={20} aria-hidden="true" />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
      <div className="restore-actions d-flex flex-wrap column-gap-4">{actions}</div>
    </div>
  )
}

import { History } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import type { Elements } from '../elements'
import { useSendingLock } from './form'

/** Offers stored text above a form's fields. Nothing is filled in without a press. */
export function RestorePrompt({
  ref,
  title,
  actions,
  children,
}: {
  /** The prompt's element, which can take the focus when one of its buttons disappears. */
  ref?: Ref<HTMLDivElement>
  title: string
  actions: ReactNode
  children: Elements
}) {
  return (
    <div
      {...useSendingLock()}
      ref={ref}
      className="restore-prompt alert alert-secondary d-flex gap-3"
      role="group"
      aria-label={title}
      tabIndex={-1}
    >
      <History className="mt-1" size={20} aria-hidden="true" />
      <div className="d-flex flex-wrap flex-fill column-gap-3 row-gap-2">
        <div className="text-body">
          <strong>{title}</strong>
          {children}
        </div>
        <div className="d-flex flex-wrap align-items-center column-gap-4">{actions}</div>
      </div>
    </div>
  )
}

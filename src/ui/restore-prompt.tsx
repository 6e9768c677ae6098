import { History } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import '../styles/offer.scss'

/** What was kept for a form, above its fields, and what may be done with it. Nothing happens without a press. */
export function RestorePrompt({
  ref,
  title,
  actions,
  children,
}: {
  /** It can hold the focus when a button of it goes. */
  ref?: Ref<HTMLDivElement>
  title: string
  /** The buttons. */
  actions: ReactNode
  children: ReactNode
}) {
  return (
    <div ref={ref} className="offer" role="group" aria-label={title} tabIndex={-1}>
      <History aria-hidden="true" />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
      <div className="offer-ways">{actions}</div>
    </div>
  )
}

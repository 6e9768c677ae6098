import type { ReactNode } from 'react'
import './empty-state.scss'
import type { Elements } from './elements'

/** The state of a list without rows: a drawing, a sentence and actions. */
export function EmptyState({
  picture,
  title,
  level: Heading = 'h3',
  children,
  actions,
}: {
  picture?: string
  title: string
  level?: 'h2' | 'h3'
  /** One sentence. */
  children?: ReactNode
  /** A button and a link. */
  actions?: Elements
}) {
  return (
    <div className="empty-state px-4 px-md-5 py-5 py-md-7 rounded-3 text-center">
      {picture && <img src={picture} alt="" width="240" height="180" />}
      <Heading className="mt-4 mb-2 fs-2">{title}</Heading>
      {children && <p className="mx-auto mb-0">{children}</p>}
      {actions && (
        <div className="empty-state-actions d-flex flex-wrap align-items-center justify-content-center gap-3 mt-4">
          {actions}
        </div>
      )}
    </div>
  )
}

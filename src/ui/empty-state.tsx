import type { ReactNode } from 'react'

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
  actions?: ReactNode
}) {
  return (
    <div className="empty">
      {picture && <img src={picture} alt="" width="240" height="180" />}
      <Heading className="empty-title">{title}</Heading>
      {children && <p>{children}</p>}
      {actions && <div className="empty-ways">{actions}</div>}
    </div>
  )
}

import type { ReactNode } from 'react'

/** Says that a list has nothing, with a drawing, a sentence and a way on. */
export function Empty({
  picture,
  title,
  level: Heading = 'h3',
  children,
  ways,
}: {
  picture: string
  title: string
  level?: 'h2' | 'h3'
  /** One sentence. */
  children?: ReactNode
  /** A button and a link. */
  ways?: ReactNode
}) {
  return (
    <div className="empty">
      <img src={picture} alt="" width="240" height="180" />
      <Heading className="empty-title">{title}</Heading>
      {children && <p>{children}</p>}
      {ways && <div className="empty-ways">{ways}</div>}
    </div>
  )
}

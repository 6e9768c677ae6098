import { Fragment, type ReactNode } from 'react'
import { commonMessages } from '../../messages/common'

/** A list that is loading: `count` times the placeholder of an entry; screen readers get one status text. */
export function ListSkeleton({
  grid,
  count,
  children,
}: {
  /** The classes of the list. */
  grid: string
  count: number
  /** The placeholder of one entry. */
  children: ReactNode
}) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {commonMessages().loading}
      </p>
      <ul className={grid} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <Fragment key={index}>{children}</Fragment>
        ))}
      </ul>
    </>
  )
}

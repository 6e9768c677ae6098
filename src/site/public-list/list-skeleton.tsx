import { Fragment } from 'react'
import { commonMessages } from '../../messages/common'
import type { Elements } from '../../ui/elements'

/** The skeleton of a list: `count` placeholders of an entry, and one status text for screen readers. */
export function ListSkeleton({
  grid,
  count,
  announce = true,
  children,
}: {
  /** The classes of the list. */
  grid: string
  count: number
  /** False for a list that loads only when it is near the viewport. */
  announce?: boolean
  /** The placeholder of one entry. */
  children: Elements
}) {
  return (
    <>
      {announce && (
        <p className="visually-hidden" role="status">
          {commonMessages().loading}
        </p>
      )}
      <ul className={grid} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <Fragment key={index}>{children}</Fragment>
        ))}
      </ul>
    </>
  )
}

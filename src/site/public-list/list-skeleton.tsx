import { Fragment, type ReactNode } from 'react'
import { commonMessages } from '../../messages/common'

interface SkeletonProps {
  /** The classes of the list. */
  grid: string
  count: number
  /** The placeholder of one entry. */
  children: ReactNode
}

/** A list that is loading: `count` times the placeholder of an entry; screen readers get one status text. */
export function ListSkeleton(props: SkeletonProps) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {commonMessages().loading}
      </p>
      <SilentListSkeleton {...props} />
    </>
  )
}

/** The same without the status text, for a list that only loads once it is near the window. */
export const SilentListSkeleton = ({ grid, count, children }: SkeletonProps) => (
  <ul className={grid} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <Fragment key={index}>{children}</Fragment>
    ))}
  </ul>
)

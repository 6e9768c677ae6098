import { Fragment } from 'react'
import { commonMessages } from '../../messages/common'
import type { Elements } from '../../ui/elements'

interface SkeletonProps {
  /** The classes of the list. */
  grid: string
  count: number
  /** The placeholder of one entry. */
  children: Elements
}

/** The skeleton of a list: `count` placeholders of an entry, and one status text for screen readers. */
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

/** A list skeleton without the status text, for a list that loads only when it is near the viewport. */
export const SilentListSkeleton = ({ grid, count, children }: SkeletonProps) => (
  <ul className={grid} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <Fragment key={index}>{children}</Fragment>
    ))}
  </ul>
)

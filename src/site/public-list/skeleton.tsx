import { commonMessages } from '../../messages/common'

/** Placeholder boxes in the grid of a list while it loads; screen readers get one status text. */
export function ListSkeleton({ grid, count }: { grid: string; count: number }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {commonMessages().loading}
      </p>
      <div className={grid} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="waiting" />
        ))}
      </div>
    </>
  )
}

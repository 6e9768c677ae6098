import { adminMessages } from '../../messages/admin-screens/admin'
import './list-skeleton.scss'

/** Widths of the text of ten rows, in percent. */
export const lineWidths = [62, 84, 55, 92, 70, 60, 88, 74, 96, 52]

/** One line of text; `width` is in percent. */
export const Line = ({ width = 100 }: { width?: number }) => (
  <span
    className="placeholder placeholder-sm flex-shrink-0 rounded-pill text-warning"
    style={{ width: `${width}%` }}
  />
)

interface SkeletonProps {
  /** The size of the pictures, where the list has some. */
  pictures?: 'small' | 'large'
}

export function ListSkeleton({ pictures }: SkeletonProps) {
  return (
    <>
      <div className="d-flex gap-2 gap-md-3 my-2 my-md-3" aria-hidden="true">
        <span className="skeleton-check form-control d-md-none border" />
        <span className="skeleton-search form-control border" />
        <span className="form-control d-none d-md-block border" />
        <span className="form-control border ms-auto" />
      </div>
      <div className="skeleton-list card gap-2 gap-md-0">
        <div className="card-header d-none d-md-flex align-items-center gap-4 px-3">
          <span className="size-18 placeholder flex-shrink-0 rounded-1 text-warning" />
          <Line width={24} />
        </div>
        <RowSkeletons count={lineWidths.length} pictures={pictures} />
        <p
          className="d-flex justify-content-center justify-content-md-start m-0 p-4 text-body-secondary"
          role="status"
        >
          {adminMessages.loading}
        </p>
      </div>
    </>
  )
}

function RowSkeletons({ count, pictures }: SkeletonProps & { count: number }) {
  return Array.from({ length: count }, (_, index) => {
    const width = lineWidths[index % lineWidths.length] ?? 0
    return (
      <div key={index} className="skeleton-row d-flex align-items-center gap-4 px-3">
        <span className="size-18 placeholder flex-shrink-0 rounded-1 text-warning" />
        <span
          className="d-none d-md-flex flex-shrink-0 justify-content-end"
          style={{ width: '2.375rem' }}
        >
          <Line width={50} />
        </span>
        {pictures && (
          <span
            className={`thumb ${pictures === 'large' ? 'thumb-large' : ''} placeholder flex-shrink-0 rounded text-warning`}
          />
        )}
        <span className="d-flex flex-column flex-md-row flex-fill gap-2 gap-md-4">
          <span className="col-9 col-md-3 d-flex">
            <Line width={width} />
          </span>
          <Line width={60 - width / 3} />
          <span className="d-flex d-md-none">
            <Line width={width / 2} />
          </span>
        </span>
        <span className="d-none d-md-flex gap-4" style={{ width: '11.25rem' }}>
          <Line width={45} />
          <Line width={45} />
        </span>
      </div>
    )
  })
}

/** The skeleton of a month while its code loads. */
export function MonthSkeleton() {
  return (
    <div className="skeleton placeholder-glow" aria-busy="true">
      <div className="month-skeleton" aria-hidden="true">
        {Array.from({ length: 35 }, (_, index) => (
          <span key={index} className="p-2">
            <Line width={20} />
          </span>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {adminMessages.loading}
      </p>
    </div>
  )
}

/** The skeletons of the cards on a phone while their code loads, so that the pager does not move. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className="skeleton placeholder-glow" aria-busy="true">
      <div className="skeleton-list card gap-2 gap-md-0" aria-hidden="true">
        <RowSkeletons count={count} />
      </div>
    </div>
  )
}

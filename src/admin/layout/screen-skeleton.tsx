import { lookUp } from '../../data/look-up'
import { adminMessages } from '../../messages/admin-screens/admin'
import { commonMessages } from '../../messages/common'
// The skeletons use the classes of the loaded content, so that nothing moves when it replaces them.
import '../dashboard/dashboard.scss'
import { resources } from '../resources/registry'
import { screenLabels } from './menu'
import './screen-skeleton.scss'

/** A screen that is loading: its title and a skeleton of its content. */
export function ScreenSkeleton({ screen }: { screen: string }) {
  const skeleton = lookUp(skeletons, screen)
  const { hasPictures = true, headButtons = 0 } = lookUp(resources, screen) ?? {}
  return (
    <>
      <div className="list-head d-flex flex-wrap align-items-center column-gap-2 row-gap-3">
        <h1 className="m-0 me-auto pt-1 fs-1 text-break">{titleOf(screen)}</h1>
        {screen === 'dashboard' && (
          <div className="add-links skeleton d-grid d-md-flex flex-wrap gap-2" aria-hidden="true">
            {Array.from({ length: 4 }, (_, index) => (
              <span key={index} className="form-control border" />
            ))}
          </div>
        )}
        {headButtons > 0 && (
          <div className="skeleton d-flex gap-2" aria-hidden="true">
            {Array.from({ length: headButtons }, (_, index) => (
              <span
                key={index}
                className={`form-control border ${index < headButtons - 1 ? 'skeleton-tool' : ''}`}
              />
            ))}
          </div>
        )}
      </div>
      <div className="skeleton placeholder-glow" aria-busy="true">
        {skeleton ?? <ListSkeleton hasPictures={hasPictures} />}
        {skeleton && (
          <p className="visually-hidden" role="status">
            {commonMessages().loading}
          </p>
        )}
      </div>
    </>
  )
}

/** The title of a screen. */
function titleOf(screen: string) {
  const { label = '', title = label } = lookUp(screenLabels, screen) ?? {}
  return title
}

const skeletons = { dashboard: <DashboardSkeleton />, changepass: <FormSkeleton /> }

/** Widths of the text of ten rows, in percent. */
const widths = [62, 84, 55, 92, 70, 60, 88, 74, 96, 52]

/** One line of text; `width` is in percent. */
const Line = ({ width = 100 }: { width?: number }) => (
  <span
    className="placeholder placeholder-sm flex-shrink-0 rounded-pill text-warning"
    style={{ width: `${width}%` }}
  />
)

function ListSkeleton({ hasPictures }: { hasPictures: boolean }) {
  return (
    <>
      <div className="d-flex flex-wrap gap-3 my-3" aria-hidden="true">
        <span className="skeleton-search form-control border" />
        <span className="skeleton-tool form-control border" />
        <span className="form-control border ms-auto" />
      </div>
      <div className="skeleton-list card gap-2 gap-md-0">
        <div className="card-header d-none d-md-flex align-items-center gap-4 px-3">
          <span className="size-18 placeholder flex-shrink-0 rounded-1 text-warning" />
          <Line width={24} />
        </div>
        <RowSkeletons count={widths.length} hasPictures={hasPictures} />
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

/** Rows that are loading. */
function RowSkeletons({ count, hasPictures }: { count: number; hasPictures: boolean }) {
  return Array.from({ length: count }, (_, index) => {
    const width = widths[index % widths.length]!
    return (
      <div key={index} className="skeleton-row d-flex align-items-center gap-4 px-3">
        <span className="size-18 placeholder flex-shrink-0 rounded-1 text-warning" />
        <span
          className="d-none d-md-flex flex-shrink-0 justify-content-end"
          style={{ width: '2.375rem' }}
        >
          <Line width={50} />
        </span>
        {hasPictures && <span className="thumb placeholder flex-shrink-0 rounded text-warning" />}
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

/** The skeletons of the cards on a phone while their code loads, so that the pager does not move. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className="skeleton placeholder-glow" aria-busy="true">
      <div className="skeleton-list card gap-2 gap-md-0" aria-hidden="true">
        <RowSkeletons count={count} hasPictures={false} />
      </div>
    </div>
  )
}

function DashboardSkeleton() {
  return (
    <div aria-hidden="true">
      <h2 className="mt-4 mb-3 fs-3 d-flex">
        <Line width={30} />
        &nbsp;
      </h2>
      <div className="row g-3">
        {[40, 34].map((width) => (
          <div key={width} className="col-md-6">
            <div className="new-card card justify-content-center h-100 px-4 py-3">
              <Line width={width} />
            </div>
          </div>
        ))}
      </div>
      <div className="row g-4 mt-0">
        {Object.values(adminMessages.newest).map((title, index) => (
          <div key={title} className="col-lg-6">
            <div className="newest border-hair card overflow-clip">
              <div className="card-header d-flex ps-4 align-items-center">
                <h2 className="m-0 fs-3">{title}</h2>
                <span className="btn btn-small" />
              </div>
              <div className="list-group list-group-flush d-grid">
                {widths.slice(5 * index, 5 * index + 5).map((width) => (
                  <div key={width} className="list-group-item p-0">
                    <div className="newest-line d-grid h-100 row-gap-2 px-4 py-2">
                      <Line width={width / 3} />
                      <span className="grid-column-full d-flex">
                        <Line width={60 - width / 4} />
                      </span>
                    </div>
                  </div>
                ))}
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

function FormSkeleton() {
  return (
    <div
      className="card gap-5 mt-4 p-5"
      style={{ maxWidth: '35rem', height: '29.875rem' }}
      aria-hidden="true"
    >
      {widths.slice(0, 3).map((width, index) => (
        // The second field is the new password, with space for the rules below it.
        <div
          key={width}
          className="vstack gap-2"
          style={{ paddingBottom: index === 1 ? '5rem' : 0 }}
        >
          <Line width={width / 3} />
          <span className="form-control border w-100" />
        </div>
      ))}
    </div>
  )
}

import { lookUp } from '../../data/look-up'
import { adminMessages } from '../../messages/admin'
import { commonMessages } from '../../messages/common'
// The outlines use the classes of the loaded content, so that nothing moves when it replaces them.
import '../dashboard/dashboard.scss'
import { resourceKeys, resources } from '../resources'
import { screenLabels } from './menu'
import './skeleton.scss'

/** A screen that is loading: its title and an outline of placeholders. */
export function Skeleton({ screen }: { screen: string }) {
  const { label = '', title = label } = lookUp(screenLabels, screen) ?? {}
  const outline = lookUp(outlines, screen)
  const { hasPictures = true, headButtons = 0 } = lookUp(resources, screen) ?? {}
  return (
    <>
      <div className="list-head d-flex flex-wrap align-items-center column-gap-2 row-gap-3">
        <h1 className="m-0 me-auto pt-1 fs-1 text-break">{title}</h1>
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
        {outline ?? <ListOutline hasPictures={hasPictures} />}
        <p className={outline ? 'visually-hidden' : 'p-4 text-body-secondary'} role="status">
          {outline ? commonMessages().loading : adminMessages.loading}
        </p>
      </div>
    </>
  )
}

const outlines = { dashboard: <DashboardOutline />, changepass: <FormOutline /> }

/** Widths of the text of ten rows, in percent. */
const widths = [62, 84, 55, 92, 70, 60, 88, 74, 96, 52]

/** One line of text; `width` is in percent. */
const Line = ({ width = 100 }: { width?: number }) => (
  <span
    className="placeholder placeholder-sm flex-shrink-0 rounded-pill text-warning"
    style={{ width: `${width}%` }}
  />
)

function ListOutline({ hasPictures }: { hasPictures: boolean }) {
  return (
    <div aria-hidden="true">
      <div className="d-flex flex-wrap gap-3 my-3">
        <span className="skeleton-search form-control border" />
        <span className="skeleton-tool form-control border" />
        <span className="form-control border ms-auto" />
      </div>
      <div className="skeleton-list card gap-2 gap-md-0">
        <div className="card-header d-none d-md-block" />
        <RowOutlines count={widths.length} hasPictures={hasPictures} />
      </div>
    </div>
  )
}

/** Rows that are loading. */
function RowOutlines({ count, hasPictures }: { count: number; hasPictures: boolean }) {
  return Array.from({ length: count }, (_, index) => {
    const width = widths[index % widths.length]!
    return (
      <div key={index} className="skeleton-row d-flex align-items-center gap-4 px-3">
        <span className="skeleton-check placeholder flex-shrink-0 rounded-1 text-warning" />
        <span
          className="d-none d-md-flex flex-shrink-0 justify-content-end"
          style={{ width: '2.375rem' }}
        >
          <Line width={50} />
        </span>
        {hasPictures && <span className="thumb placeholder flex-shrink-0 rounded text-warning" />}
        <span className="d-flex flex-column flex-md-row flex-fill gap-2 gap-md-4">
          <Line width={width / 4} />
          <Line width={60 - width / 3} />
        </span>
        <span className="d-none d-md-flex gap-4" style={{ width: '11.25rem' }}>
          <Line width={45} />
          <Line width={45} />
        </span>
      </div>
    )
  })
}

/** The outlines of the cards on a phone while their code loads, so that the pager does not move. */
export function CardOutlines({ count }: { count: number }) {
  return (
    <div className="skeleton placeholder-glow" aria-busy="true">
      <div className="skeleton-list card gap-2 gap-md-0" aria-hidden="true">
        <RowOutlines count={count} hasPictures={false} />
      </div>
    </div>
  )
}

function DashboardOutline() {
  return (
    <div aria-hidden="true">
      <div className="figures card overflow-clip mt-4">
        {resourceKeys.map((key, index) => (
          <div key={key} className="figure d-flex h-100 flex-column gap-2 pt-4 ps-3 pe-1 pb-2">
            <span className="skeleton-check placeholder flex-shrink-0 rounded-1 text-warning" />
            <Line width={widths[index]! / 3} />
            <Line width={70} />
          </div>
        ))}
      </div>
      <div className="row g-4 mt-0">
        {[0, 5].map((first) => (
          <div key={first} className="col-lg-6">
            <div className="newest card overflow-clip">
              <div className="card-header d-flex ps-4 align-items-center">
                <Line width={40} />
                <span className="btn btn-small" />
              </div>
              <div className="list-group list-group-flush d-grid">
                {widths.slice(first, first + 5).map((width) => (
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

function FormOutline() {
  return (
    <div className="skeleton-form card gap-5 mt-4 p-5" aria-hidden="true">
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

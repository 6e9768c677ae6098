import { lookUp } from '../../lib/look-up'
import { commonMessages } from '../../messages/common'
import { DashboardSkeleton } from '../dashboard/dashboard-skeleton'
import { Line, lineWidths, ListSkeleton } from '../list/list-skeleton'
import { resources } from '../resources/registry'
import { screenLabels } from '../resources/menu'

/** A screen that is loading: its title and a skeleton of its content. */
export function ScreenSkeleton({ screen }: { screen: string }) {
  const skeleton = lookUp(skeletons, screen)
  const { label = '', title = label, note } = lookUp(screenLabels, screen) ?? {}
  const { pictures, headButtons = 0 } = lookUp(resources, screen) ?? {}
  return (
    <>
      <div className="list-head min-h-target d-flex flex-wrap align-items-center column-gap-2 row-gap-3">
        <h1 className="m-0 me-auto pt-1 fs-1 text-break">{title}</h1>
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
                className={`form-control border ${index < headButtons - 1 ? 'd-none d-md-block' : ''}`}
              />
            ))}
          </div>
        )}
        {note && <p className="list-note w-100 mb-0 fs-5 text-body-secondary">{note}</p>}
      </div>
      <div className="skeleton placeholder-glow" aria-busy="true">
        {skeleton ?? <ListSkeleton pictures={pictures} />}
        {skeleton && (
          <p className="visually-hidden" role="status">
            {commonMessages().loading}
          </p>
        )}
      </div>
    </>
  )
}

const skeletons = { dashboard: <DashboardSkeleton />, changepass: <FormSkeleton /> }

function FormSkeleton() {
  return (
    <div
      className="card gap-5 mt-4 p-5"
      style={{ maxWidth: '35rem', height: '29.875rem' }}
      aria-hidden="true"
    >
      {lineWidths.slice(0, 3).map((width, index) => (
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

import { adminMessages } from '../../messages/admin-screens/admin'
import { Line, lineWidths } from '../list/list-skeleton'
// The skeleton uses the classes of the loaded content, so that nothing moves when it replaces it.
import './dashboard.scss'

/** The dashboard that is loading, below its title. */
export function DashboardSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="h2 mt-4 mb-3 fs-3 d-flex">
        <Line width={30} />
        &nbsp;
      </div>
      <div className="row g-4">
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
                {lineWidths.slice(5 * index, 5 * index + 5).map((width) => (
                  <div key={width} className="list-group-item p-0">
                    <div className="newest-line align-content-center d-grid h-100 row-gap-2 px-4 py-2">
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

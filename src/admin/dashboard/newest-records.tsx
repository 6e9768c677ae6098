import { useId } from 'react'
import { Link } from 'react-router-dom'
import { adminMessages } from '../../messages/admin-screens/admin'
import { dashboardMessages } from '../../messages/admin-screens/dashboard'
import { NewestItem, type NewestEntry } from './newest-item'

/** The newest records of a collection, each with a link to the list. */
export function NewestRecords({
  title,
  plural,
  to,
  entries,
}: {
  title: string
  /** The plural of the records, for sentences. */
  plural: string
  to: string
  /** Undefined if the list could not be loaded. */
  entries?: NewestEntry[]
}) {
  const titleId = useId()
  const { noRecords, notLoaded } = adminMessages
  const texts = dashboardMessages
  return (
    <div className="col-lg-6">
      <section className="newest border-hair card overflow-clip h-100" aria-labelledby={titleId}>
        <div className="card-header d-flex ps-4 pe-2 align-items-center justify-content-between gap-3">
          <h2 className="m-0 fs-3" id={titleId}>
            {title}
          </h2>
          <Link
            className="btn flex-shrink-0 btn-quiet btn-small"
            to={to}
            aria-label={`${texts.viewAll} ${plural}`}
          >
            {texts.viewAll}
          </Link>
        </div>
        {entries?.length ? (
          <ul className="list-group list-group-flush d-grid flex-fill">
            {entries.map((entry, index) => (
              // Ids may be missing or repeated; entries have no state, so the index serves as key.
              <li key={index} className="list-group-item p-0">
                <NewestItem entry={entry} to={to} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="m-0 p-4 text-body-secondary">{entries ? noRecords : notLoaded(plural)}</p>
        )}
      </section>
    </div>
  )
}

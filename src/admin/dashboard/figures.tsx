import { Link } from 'react-router-dom'
import { formatCount } from '../../messages/format'
import { screenLabels } from '../layout/menu'
import { resources } from '../resources'
import type { Overview } from './overview'
import { adminMessages } from '../../messages/admin-screens/admin'
import { dashboardMessages } from '../../messages/admin-screens/dashboard'

/** The number of records of each resource, each a link to its list. */
export function Figures({ figures }: Pick<Overview, 'figures'>) {
  return (
    <ul className="figures nav card overflow-clip mt-4" aria-label={dashboardMessages.figures}>
      {figures.map(({ screen, total }) => {
        const { label, title = label } = screenLabels[screen]
        const { icon: Icon } = resources[screen]
        const shown = total === undefined ? undefined : formatCount(total)
        return (
          <li key={screen}>
            <Link
              className="figure ring-inside d-block h-100 pt-3 ps-3 pe-1 pb-2 fs-5 text-decoration-none"
              to={`/admin/${screen}`}
            >
              <Icon className="d-block text-primary" aria-hidden="true" />
              {shown === undefined ? (
                <b className="d-block mt-2 fs-1 font-heading lh-sm">
                  <span aria-hidden="true">{adminMessages.table.nothing}</span>
                  <span className="visually-hidden">{dashboardMessages.unknown}</span>
                </b>
              ) : (
                // A figure of more than six characters needs a smaller size to fit its tile.
                <b
                  className={`${shown.length > 6 ? 'fs-3' : 'fs-1'} d-block mt-2 font-heading lh-sm font-tabular-nums text-body`}
                >
                  {shown}
                </b>
              )}{' '}
              <span>{title}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

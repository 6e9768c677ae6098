import { useLoaderData } from 'react-router-dom'
import './dashboard.scss'
import { loadOverview, type Overview } from './overview'
import { RevalidateButton } from './revalidate-button'
import { ListMessage } from '../list/list-message'
import { adminMessages } from '../../messages/admin-screens/admin'
import { dashboardMessages } from '../../messages/admin-screens/dashboard'
import { alertMessages } from '../../messages/alerts'
import { LoadedDashboard } from './loaded-dashboard'

export const loader = loadOverview
export const handle = {
  head: () => ({
    title: adminMessages.screens.dashboard.label,
    area: adminMessages.admin,
    canonical: '/admin',
  }),
}

/** The first screen of the admin [DASH-1]: the number of records of each resource, the newest messages and registrations. */
export function Component() {
  const overview = useLoaderData<Overview>()
  const { figures, messages, registrations } = overview
  const hasData = messages ?? registrations ?? figures.find(({ total }) => total !== undefined)
  return (
    <>
      <div className="list-head d-flex align-items-center justify-content-between gap-3">
        <h1 className="m-0 pt-1 fs-1 text-break" tabIndex={-1}>
          {adminMessages.screens.dashboard.label}
        </h1>
      </div>
      {hasData ? (
        <LoadedDashboard overview={overview} />
      ) : (
        <FailedDashboard offline={overview.offline} />
      )}
    </>
  )
}

/** Shown if nothing could be loaded [DASH-2]. */
function FailedDashboard({ offline }: Pick<Overview, 'offline'>) {
  const texts = dashboardMessages
  return (
    <div className="mt-4">
      <ListMessage picture="admin-failing" title={texts.inProgress} text={texts.noFigures}>
        {offline && <p className="mt-3 mb-0 text-body-secondary">{alertMessages().unreachable}</p>}
        <RevalidateButton className="btn btn-primary mt-5" />
      </ListMessage>
    </div>
  )
}

import { TriangleAlert } from 'lucide-react'
import { useLoaderData } from 'react-router-dom'
import { onDemand, reportLoadFailure, useOnDemand } from '../../ui/on-demand'
import './dashboard.scss'
import { Figures } from './figures'
import { Newest } from './newest'
import { loadOverview, type Overview } from './overview'
import { Retry } from './retry'
import { ListPlaceholder } from '../list/list-states'
import { adminMessages } from '../../messages/admin'
import { dashboardMessages } from '../../messages/admin-dashboard'
import { alertMessages } from '../../messages/alerts'

/** "Needs attention", loaded after the overview is shown. */
const attention = onDemand(() => import('./attention/attention'))

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

function LoadedDashboard({
  overview: { figures, messages, registrations },
}: {
  overview: Overview
}) {
  const texts = dashboardMessages
  const missing = figures.filter(({ total }) => total === undefined).length
  const attentionCode = useOnDemand(attention, true, reportLoadFailure)
  return (
    <>
      <Figures figures={figures} />
      {missing > 0 && (
        <div className="d-flex flex-wrap align-items-center column-gap-4 mt-3">
          <p className="d-flex align-items-center gap-2 m-0 text-warning">
            <TriangleAlert size={16} aria-hidden="true" /> {texts.missing(missing)}
          </p>
          <Retry className="btn btn-quiet btn-small" />
        </div>
      )}
      <div className="row g-4 mt-0">
        <Newest
          title={texts.newestMessages}
          plural={texts.messages}
          to="/admin/contactus"
          entries={messages?.map(({ name, subject, datetime }) => ({
            name,
            summary: [subject],
            datetime,
          }))}
        />
        <Newest
          title={texts.newestRegistrations}
          plural={texts.registrations}
          to="/admin/registrations"
          entries={registrations?.map(({ name, course_name, course_type, datetime }) => ({
            name,
            summary: [course_name, course_type],
            datetime,
          }))}
        />
      </div>
      {attentionCode && <attentionCode.Attention />}
    </>
  )
}

/** Shown if nothing could be loaded [DASH-2]. */
function FailedDashboard({ offline }: Pick<Overview, 'offline'>) {
  const texts = dashboardMessages
  return (
    <div className="mt-4">
      <ListPlaceholder picture="admin-failing" title={texts.inProgress} text={texts.noFigures}>
        {offline && <p className="mt-3 mb-0 text-body-secondary">{alertMessages().unreachable}</p>}
        <Retry className="btn btn-line mt-5" />
      </ListPlaceholder>
    </div>
  )
}

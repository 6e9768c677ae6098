import { TriangleAlert } from 'lucide-react'
import { onDemand, reportLoadFailure, useOnDemand } from '../../ui/loading/on-demand'
import { Figures } from './figures'
import { NewestRecords } from './newest-records'
import { type Overview } from './overview'
import { RevalidateButton } from './revalidate-button'
import { adminMessages } from '../../messages/admin-screens/admin'
import { dashboardMessages } from '../../messages/admin-screens/dashboard'

/** The code of "Needs attention", which is loaded after the overview is shown. */
const attention = onDemand(() => import('./attention/attention'))

/** Figures, newest messages and registrations, and what needs attention. */
export function LoadedDashboard({
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
            <TriangleAlert size={16} aria-hidden="true" /> <span>{texts.missing(missing)}</span>
          </p>
          <RevalidateButton className="btn btn-quiet btn-small" />
        </div>
      )}
      <div className="row g-4 mt-0">
        <NewestRecords
          title={adminMessages.newest.messages}
          plural={texts.messages}
          to="/admin/contactus"
          entries={messages?.map(({ name, subject, datetime }) => ({
            name,
            summary: [subject],
            datetime,
          }))}
        />
        <NewestRecords
          title={adminMessages.newest.registrations}
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

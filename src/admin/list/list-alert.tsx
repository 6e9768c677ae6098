import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { signInPath } from '../../api/return-path'
import type { AlertContent } from '../../data/alert-content'
import { alertMessages } from '../../messages/alerts'
import { AlertRegion } from '../../ui/alert/alert'
import { useList } from './list-context'
import type { ListData } from './list-data'

/** The alert above a list: the result of a write or a failed load. It closes after 5 s [ALERT-2], save a 403 with its link [REFUSAL-6]. */
export function ListAlert({ alert }: { alert: AlertContent | undefined }) {
  const { list, selection, showAlert } = useList()
  const { pathname, search } = useLocation()
  const [closedFor, setClosedFor] = useState<ListData>()
  // The result of a write comes first, because reloading the list after it may fail.
  const failure = alert || closedFor === list ? undefined : list.failure
  // On a phone the bar with bulk actions lies at the foot; the alert then stands above it.
  const isRaised = selection.selected.length > 0
  const shown = alert ?? failure?.alert
  return (
    <AlertRegion
      className={`list-alert d-print-none ${isRaised ? 'list-alert-raised' : ''}`}
      alert={shown}
      messages={alertMessages()}
      staysOpen={shown?.isForbidden}
      onClose={() => (failure ? setClosedFor(list) : showAlert(undefined))}
    >
      {shown?.isForbidden && (
        <Link to={signInPath(pathname + search)}>{alertMessages().otherAccount}</Link>
      )}
      {failure?.note && <span className="d-block">{failure.note}</span>}
    </AlertRegion>
  )
}

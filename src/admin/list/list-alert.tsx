import { useState } from 'react'
import type { AlertContent } from '../../data/alert-content'
import { alertMessages } from '../../messages/alerts'
import { AlertRegion } from '../../ui/alert/alert'
import { useList } from './list-context'
import type { ListData } from './list-data'

/** The alert above a list: the result of a write or a failed load. It closes after 5 s [ALERT-2]. */
export function ListAlert({ alert }: { alert: AlertContent | undefined }) {
  const { list, selection, showAlert } = useList()
  const [closedFor, setClosedFor] = useState<ListData>()
  // The result of a write comes first, because reloading the list after it may fail.
  const failure = alert || closedFor === list ? undefined : list.failure
  // On a phone the bar with bulk actions lies at the foot; the alert then stands above it.
  const isRaised = selection.selected.length > 0
  return (
    <AlertRegion
      className={`list-alert d-print-none ${isRaised ? 'list-alert-raised' : ''}`}
      alert={alert ?? failure?.alert}
      messages={alertMessages()}
      onClose={() => (failure ? setClosedFor(list) : showAlert(undefined))}
    >
      {failure?.note && <span className="d-block">{failure.note}</span>}
    </AlertRegion>
  )
}

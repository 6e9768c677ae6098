import { useState } from 'react'
import type { AlertContent } from '../../data/alert-content'
import { AlertRegion } from '../../ui/alert'
import type { Listing } from './list-data'
import { alertMessages } from '../../messages/alerts'

/** The list's banner: what became of a write, or that the list could not be had. Gone after 5 s [ALERT-2]. */
export function ListAlert({
  said,
  listing,
  raised,
  onClose,
}: {
  said: AlertContent | undefined
  listing: Listing
  /** Whether the phone's selection bar stands below. */
  raised: boolean
  onClose: () => void
}) {
  const [closed, setClosed] = useState<Listing>()
  // What came of a write is shown first: the list that is read after it may fail.
  const failure = said || closed === listing ? undefined : listing.failure
  return (
    <AlertRegion
      className={raised ? 'list-alert list-alert-raised' : 'list-alert'}
      alert={said ?? failure?.alert}
      messages={alertMessages()}
      onClose={() => (failure ? setClosed(listing) : onClose())}
    >
      {failure?.note && <span className="notice-more">{failure.note}</span>}
    </AlertRegion>
  )
}

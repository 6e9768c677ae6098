import { LoadFailureNotice } from './load-failure-notice'
import { NewVersionNotice } from './new-version-notice'
import { OfflineNotice } from './offline-notice'
import { StaleDataNotice } from '../../site/public-list/stale-data-notice'
import { OutboxNotice } from './outbox-notice'

/** The notices that lie over every page without moving it, each in a live region of its own. */
export function GlobalNotices() {
  return (
    <div className="notice-bars d-grid d-print-none">
      <NewVersionNotice />
      <OutboxNotice />
      <StaleDataNotice />
      <LoadFailureNotice />
      <OfflineNotice />
    </div>
  )
}

import { LoadFailureNotice } from './load-failure-notice'
import { NewVersionNotice } from './new-version-notice'
import { OfflineLine } from './offline-notice'
import { StaleDataNotice } from '../site/public-list/stale-data-notice'
import { OutboxNotice } from './outbox-notice'

/** What is said over the page without moving it: one place for all, each in a live region of its own. */
export function GlobalNotices() {
  return (
    <div className="bars">
      <NewVersionNotice />
      <OutboxNotice />
      <StaleDataNotice />
      <LoadFailureNotice />
      <OfflineLine />
    </div>
  )
}

import { LoadFailureNotice } from './load-failure-notice'
import { NewVersionNotice } from './new-version-notice'
import { OfflineLine } from './offline-line'
import { OutOfDateLine } from './site/out-of-date'
import { UnsentNotice } from './unsent-notice'

/** What is said over the page without moving it: one place for all, each in a live region of its own. */
export function Bars() {
  return (
    <div className="bars">
      <NewVersionNotice />
      <UnsentNotice />
      <OutOfDateLine />
      <LoadFailureNotice />
      <OfflineLine />
    </div>
  )
}

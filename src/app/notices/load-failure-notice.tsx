import { NoticeBar } from '../../ui/notice-bar'
import { useLoadFailures, useRenewal } from '../../ui/loading/on-demand'
import { commonMessages } from '../../messages/common'

/**
 * Says that a dialog or pane could not be loaded, or that the page was reloaded for it (stale-chunk.ts); the key announces each
 * new failure again.
 */
export function LoadFailureNotice() {
  const [failures, clear] = useLoadFailures()
  const [isRenewed, clearRenewal] = useRenewal()
  const { partNotLoaded, renewed, close } = commonMessages()
  return (
    <div role="status">
      {failures > 0 && (
        <NoticeBar key={failures} close={close} onClose={clear}>
          {partNotLoaded}
        </NoticeBar>
      )}
      {isRenewed && failures === 0 && (
        <NoticeBar close={close} onClose={clearRenewal}>
          {renewed}
        </NoticeBar>
      )}
    </div>
  )
}

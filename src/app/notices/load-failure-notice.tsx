import { NoticeBar } from '../../ui/notice-bar'
import { useLoadFailures } from '../../ui/loading/on-demand'
import { commonMessages } from '../../messages/common'

/** Says that a dialog or pane could not be loaded; the key announces each new failure again. */
export function LoadFailureNotice() {
  const [failures, clear] = useLoadFailures()
  const { partNotLoaded, close } = commonMessages()
  return (
    <div role="status">
      {failures > 0 && (
        <NoticeBar key={failures} close={close} onClose={clear}>
          {partNotLoaded}
        </NoticeBar>
      )}
    </div>
  )
}

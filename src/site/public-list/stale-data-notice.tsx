import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { NoticeBar, focusMain } from '../../ui/notice-bar'
import { useOnline } from '../../ui/loading/online'
import { createStore } from '../../lib/create-store'
import { commonMessages } from '../../messages/common'

/** The retry function of each list on the screen that shows stale data. */
const retries = createStore<readonly (() => void)[]>([])

/** While mounted, adds the retry of its list to the notice. Renders nothing. */
export function StaleDataRetry({ retry }: { retry: () => void }) {
  const latestRetry = useEffectEvent(retry)
  useEffect(() => {
    const entry = () => latestRetry()
    retries.set([...retries.get(), entry])
    return () => retries.set(retries.get().filter((other) => other !== entry))
  }, [])
  return null
}

/** One notice for all stale lists. Hidden while offline: the offline notice is shown then, and a retry would fail. */
export function StaleDataNotice() {
  const isStale = useSyncExternalStore(
    retries.subscribe,
    () => retries.get().length > 0,
    () => false,
  )
  const online = useOnline()
  return <div role="status">{isStale && online && <StaleDataBar />}</div>
}

function StaleDataBar() {
  const { staleData, retry, close } = commonMessages()
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed) return null
  return (
    <NoticeBar
      close={close}
      onClose={() => setIsClosed(true)}
      actions={
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => {
            retries.get().forEach((retryList) => retryList())
            focusMain()
          }}
        >
          {retry}
        </button>
      }
    >
      {staleData}
    </NoticeBar>
  )
}

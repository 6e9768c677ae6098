import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { NoticeBar, focusMain } from '../../ui/notice-bar'
import { useOnline } from '../../ui/loading/online'
import { commonMessages } from '../../messages/common'

/** The retry function of each list on the screen that shows stale data. */
const retries = new Set<() => void>()
const listeners = new Set<() => void>()

const notify = () => listeners.forEach((listener) => listener())

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** While mounted, adds the retry of its list to the notice. Renders nothing. */
export function StaleDataRetry({ retry }: { retry: () => void }) {
  const latestRetry = useEffectEvent(retry)
  useEffect(() => {
    const entry = () => latestRetry()
    retries.add(entry)
    notify()
    return () => {
      retries.delete(entry)
      notify()
    }
  }, [])
  return null
}

/** One notice for all stale lists. Hidden while offline: the offline notice is shown then, and a retry would fail. */
export function StaleDataNotice() {
  const isStale = useSyncExternalStore(
    subscribe,
    () => retries.size > 0,
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
            retries.forEach((retryList) => retryList())
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

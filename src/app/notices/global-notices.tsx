import { WifiOff } from 'lucide-react'
import { useState, useEffect, useSyncExternalStore, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { NewVersionNotice } from './new-version-notice'
import { StaleDataNotice } from '../../site/public-list/stale-data-notice'
import { NoticeBar } from '../../ui/notice-bar'
import { useOnline } from '../../ui/loading/online'
import { commonMessages } from '../../messages/common'
import { useLoadFailures, useRenewal } from '../../ui/loading/lazy-with-retry'
import { slowReads } from '../../api/client'
import { isAdminPath } from '../../api/return-path'
import { hasOutboxEntries } from '../../site/outbox/outbox-storage'

/** The notices that lie over every page without moving it, each in a live region of its own. */
export function GlobalNotices() {
  return (
    <div className="notice-bars d-grid d-print-none">
      <NewVersionNotice />
      <OutboxNotice />
      <StaleDataNotice />
      <LoadFailureNotice />
      <SlowNotice />
      <OfflineNotice />
    </div>
  )
}

/** Says after 10 s that the server takes long, as one that sleeps does, and offers to load the page again. */
function SlowNotice() {
  const isSlow = useSyncExternalStore(slowReads.subscribe, slowReads.get, () => 0) > 0
  return <div role="status">{isSlow && <SlowBar />}</div>
}

function SlowBar() {
  const { slow, retry, close } = commonMessages()
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <NoticeBar
      close={close}
      onClose={() => setClosed(true)}
      actions={
        <button
          type="button"
          className="btn btn-line btn-small"
          onClick={() => window.location.reload()}
        >
          {retry}
        </button>
      }
    >
      {slow}
    </NoticeBar>
  )
}

/** Says that the browser is offline. The page behind it stays usable. */
function OfflineNotice() {
  const online = useOnline()
  return <div role="status">{!online && <OfflineBar />}</div>
}

function OfflineBar() {
  const { offline, close } = commonMessages()
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <NoticeBar quiet icon={WifiOff} close={close} onClose={() => setClosed(true)}>
      {offline}
    </NoticeBar>
  )
}

/**
 * Says that a dialog or pane could not be loaded, or that the page was reloaded for it (stale-chunk.ts); the key announces each
 * new failure again.
 */
function LoadFailureNotice() {
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

/** Says on public screens that a form is unsent, on a visit and when the network is back. Loads its code only then. */
function OutboxNotice() {
  const online = useOnline()
  const { pathname } = useLocation()
  const isPublic = !isAdminPath(pathname) && pathname !== '/signin'
  const [Bar, setBar] = useState<ComponentType>()
  useEffect(() => {
    if (!online || !isPublic || !hasOutboxEntries()) return
    void loadBar().then((bar) => bar && setBar(() => bar))
  }, [online, isPublic])
  return <div role="status">{Bar && isPublic && online && <Bar />}</div>
}

/** Undefined when it cannot be loaded: the form itself shows the same offer. */
async function loadBar() {
  try {
    const { OutboxBar } = await import('../../site/outbox/outbox-bar')
    return OutboxBar
  } catch {
    return undefined
  }
}

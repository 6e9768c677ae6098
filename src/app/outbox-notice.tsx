import { useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { heard } from '../messages/words'
import { isAdminPath } from '../api/return-path'
import { isAnythingUnsent } from '../site/outbox/outbox-storage'
import { useOnline } from '../ui/online'

/**
 * Tells a visitor that something is kept to be sent: at the next visit, and when the network comes back. Its code
 * is fetched for those alone who have something; the back office and sign-in have none of it.
 */
export function UnsentNotice() {
  const online = useOnline()
  const { pathname } = useLocation()
  const isPublic = !isAdminPath(pathname) && pathname !== '/signin'
  const [Known, setKnown] = useState<ComponentType>()
  useEffect(() => {
    if (!online || !isPublic || !isAnythingUnsent()) return
    void bring().then((bar) => bar && setKnown(() => bar))
  }, [online, isPublic])
  return <div role="status">{Known && isPublic && online && <Known />}</div>
}

/** Nothing when it cannot be had: the form tells of it too. */
async function bring() {
  try {
    const { UnsentBar } = await import('../site/outbox/outbox-bar')
    await heard()
    return UnsentBar
  } catch {
    return undefined
  }
}

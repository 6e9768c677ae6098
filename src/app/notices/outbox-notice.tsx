import { useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { isAdminPath } from '../../api/return-path'
import { hasOutboxEntries } from '../../site/outbox/outbox-storage'
import { useOnline } from '../../ui/loading/online'

/** Says on public screens that a form is unsent, on a visit and when the network is back. Loads its code only then. */
export function OutboxNotice() {
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

import { WifiOff } from 'lucide-react'
import { useState } from 'react'
import { words } from '../messages/words'
import { Bar } from '../ui/notice-bar'
import { useOnline } from '../ui/online'

/** Says that the browser has no network, and no more than that: what is open stays open. */
export function OfflineLine() {
  const online = useOnline()
  return <div role="status">{!online && <OfflineBar />}</div>
}

function OfflineBar() {
  const { offline, close } = words('common')
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <Bar quiet icon={WifiOff} close={close} onClose={() => setClosed(true)}>
      {offline}
    </Bar>
  )
}

import { WifiOff } from 'lucide-react'
import { useState } from 'react'
import { NoticeBar } from '../../ui/notice-bar'
import { useOnline } from '../../ui/loading/online'
import { commonMessages } from '../../messages/common'

/** Says that the browser is offline. The page behind it stays usable. */
export function OfflineNotice() {
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

import { Mail } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { NoticeBar } from '../../ui/notice-bar'
import { addressOf } from './registration-prefill'
import { dropUnsent } from './outbox'
import { useKept } from './use-outbox'
import { commonMessages } from '../../messages/common'
import { outboxMessages } from '../../messages/outbox'

/** Leads to the last form that waits to be sent; not on the form's own screen, which tells of it itself. */
export function UnsentBar() {
  const entry = useKept().at(-1)
  const { pathname } = useLocation()
  const [closed, setClosed] = useState(false)
  // What is too old is nobody's any more.
  useEffect(() => dropUnsent(), [])
  if (!entry || closed) return null

  const to = entry.form === 'contact' ? '/contactus' : addressOf(entry.course)
  if (to.split('?')[0] === pathname) return null
  const texts = outboxMessages().bar
  return (
    <NoticeBar
      icon={Mail}
      close={commonMessages().close}
      onClose={() => setClosed(true)}
      actions={
        <Link className="btn btn-outline" to={to}>
          {texts.look}
        </Link>
      }
    >
      {texts[entry.form]}
    </NoticeBar>
  )
}

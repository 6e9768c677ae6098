import { Mail } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { NoticeBar } from '../../ui/notice-bar'
import { registrationPath } from '../cards/registration-path'
import { pruneOutbox } from './outbox'
import { useOutboxEntries } from './use-outbox'
import { commonMessages } from '../../messages/common'
import { outboxMessages } from '../../messages/site-screens/outbox'

/** Links to the form of the newest outbox entry; hidden on that form's screen, which shows a prompt itself. */
export function OutboxBar() {
  const entry = useOutboxEntries().at(-1)
  const { pathname } = useLocation()
  const [isClosed, setIsClosed] = useState(false)
  // Removes the entries that are too old from the storage.
  useEffect(() => pruneOutbox(), [])
  if (!entry || isClosed) return null

  const to = entry.form === 'contact' ? '/contactus' : registrationPath(entry.course)
  if (to.split('?')[0] === pathname) return null
  const texts = outboxMessages().bar
  return (
    <NoticeBar
      icon={Mail}
      close={commonMessages().close}
      onClose={() => setIsClosed(true)}
      actions={
        <Link className="btn btn-outline-secondary" to={to}>
          {texts.look}
        </Link>
      }
    >
      {texts[entry.form]}
    </NoticeBar>
  )
}

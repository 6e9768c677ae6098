import { RotateCw } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { signInPath } from '../../api/return-path'
import { adminMessages } from '../../messages/admin-screens/admin'
import { alertMessages } from '../../messages/alerts'
import { commonMessages } from '../../messages/common'
import { AlertRegion } from '../../ui/alert/alert'
import { useRetryFocus } from '../../ui/loading/use-retry-focus'
import type { ListData } from './list-data'
import { ListMessage } from './list-message'

/**
 * A list that could not be read, with the alert of the failure below its Retry, so that nothing moves when the alert closes.
 * Retry gets the focus, unless the person types a search.
 */
export function LoadFailed({
  failure,
  label,
  onRetry,
}: {
  failure: NonNullable<ListData['failure']>
  label: string
  onRetry: () => void
}) {
  const texts = adminMessages
  const { alert, note } = failure
  const [closed, setClosed] = useState<typeof failure>()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (!isSearching()) button.current?.focus()
  }, [])
  useRetryFocus(button)
  // A plain list has nothing that a 400 or 422 could mean but a dead token.
  const isPlain = !useLocation().search
  const mayNeedOther = alert.isForbidden || (alert.mayNeedSignIn && isPlain)
  // The server has refused the read, so that the connection is not what is wrong.
  const isRefused = failure.isRefused || alert.isBusy
  return (
    <ListMessage
      picture="admin-failing"
      title={texts.notLoaded(label)}
      text={isRefused ? '' : texts.nothingLost}
    >
      <button type="button" className="btn btn-primary mt-5" ref={button} onClick={onRetry}>
        <RotateCw aria-hidden="true" /> <span>{commonMessages().retry}</span>
      </button>
      <AlertRegion
        className="load-failure w-100 mt-5 text-start"
        alert={closed === failure ? undefined : alert}
        messages={alertMessages()}
        staysOpen={mayNeedOther}
        onClose={() => setClosed(failure)}
      >
        {mayNeedOther && <OtherAccountLink />}
        {note && <span className="d-block">{note}</span>}
      </AlertRegion>
    </ListMessage>
  )
}

/** Leads to sign-in with another account, and back to this list. */
export function OtherAccountLink() {
  const { pathname, search } = useLocation()
  return <Link to={signInPath(pathname + search)}>{alertMessages().otherAccount}</Link>
}

/** Whether the search box has the focus. */
const isSearching = () =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'search'

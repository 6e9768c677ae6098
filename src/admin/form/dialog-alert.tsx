import { Link, useLocation } from 'react-router-dom'
import type { AlertContent } from '../../data/alert-content'
import { signInPath } from '../../api/return-path'
import { AlertRegion } from '../../ui/alert/alert'
import { adminMessages } from '../../messages/admin-screens/admin'
import { alertMessages } from '../../messages/alerts'
import type { Elements } from '../../ui/elements'

/** The alert of a dialog: a failure stays until the next submit [ALERT-2], with a link to sign-in after a 401 or 403. */
export function DialogAlert({
  alert,
  note,
  noResponseNote,
  signInNote,
  onClose,
  children,
}: {
  alert: AlertContent | undefined
  /** Says what happened to the typed text; shown below a failure. */
  note?: string
  /** Shown in place of `note` when no response came, because the record may have been saved. */
  noResponseNote?: string
  signInNote?: string
  onClose: () => void
  /** Buttons inside the alert. */
  children?: Elements
}) {
  const { pathname, search } = useLocation()
  const { otherAccount } = alertMessages()
  const failureNote = alert?.mayHaveArrived ? noResponseNote : note
  const more = alert?.needsSignIn ? signInNote : alert?.tone === 'danger' && failureNote
  return (
    <AlertRegion
      className={alert && 'mb-5'}
      alert={alert}
      messages={alertMessages()}
      onClose={onClose}
      staysOpen={alert?.tone !== 'success'}
    >
      {(alert?.needsSignIn ?? alert?.isForbidden) && (
        <Link to={signInPath(pathname + search)} state={{ skipUnsavedGuard: true }}>
          {alert?.isForbidden ? otherAccount : adminMessages.signIn}
        </Link>
      )}
      {alert && more && <span className="d-block">{more}</span>}
      {children && <span className="d-flex flex-wrap gap-2 mt-2">{children}</span>}
    </AlertRegion>
  )
}

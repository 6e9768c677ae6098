import { Link, useLocation } from 'react-router-dom'
import type { AlertContent } from '../../ui/alert/alert-message'
import { signInPath } from '../../api/return-path'
import { AlertRegion } from '../../ui/alert/alert'
import { adminMessages } from '../../messages/admin-screens/admin'
import { alertMessages } from '../../messages/alerts'
import type { Elements } from '../../ui/elements'

/**
 * The alert of a write: a failure stays until the next submit. After a 401 or 403 it links to sign-in, which
 * leads back to this screen.
 */
export function WriteAlert({
  alert,
  className = alert && 'mb-5',
  staysOpen = alert?.tone !== 'success',
  note,
  noResponseNote,
  signInNote,
  newTabLabel,
  returnTo,
  onClose,
  children,
}: {
  alert: AlertContent | undefined
  className?: string
  staysOpen?: boolean
  /** Says what happened to the typed text; shown below a failure. */
  note?: string
  /** Shown in place of `note` when no response came, because the record may have been saved. */
  noResponseNote?: string
  signInNote?: string
  /** The label of a link that opens sign-in in a new tab, where leaving would lose what cannot be restored. */
  newTabLabel?: string
  /** The address to which sign-in leads back; this screen by default. */
  returnTo?: string
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
      className={className}
      alert={alert}
      messages={alertMessages()}
      onClose={onClose}
      staysOpen={staysOpen}
    >
      {needsOtherSignIn(alert) && (
        <Link
          to={signInPath(newTabLabel ? undefined : (returnTo ?? pathname + search))}
          state={{ skipUnsavedGuard: true }}
          target={newTabLabel && '_blank'}
        >
          {alert?.isForbidden || alert?.mayNeedSignIn
            ? otherAccount
            : (newTabLabel ?? adminMessages.signIn)}
        </Link>
      )}
      {alert && more && <span className="d-block">{more}</span>}
      {children && <span className="d-flex flex-wrap gap-2 mt-2">{children}</span>}
    </AlertRegion>
  )
}

/** Whether a write may need another sign-in: the session has or may have ended, or the account may not write. */
export const needsOtherSignIn = (alert: AlertContent | undefined) =>
  alert?.needsSignIn ?? alert?.isForbidden ?? alert?.mayNeedSignIn

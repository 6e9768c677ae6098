import { Link, useLocation } from 'react-router-dom'
import type { AlertContent } from '../../data/alert-content'
import { signInPath } from '../../api/return-path'
import { AlertRegion } from '../../ui/alert'
import { adminMessages } from '../../messages/admin'
import { alertMessages } from '../../messages/alerts'

/** A dialog's alert: a refusal stays until the next try [ALERT-2], and leads to sign-in after a 401. */
export function DialogAlert({
  alert,
  fields,
  note,
  unansweredNote,
  signInNote,
  onClose,
}: {
  alert: AlertContent | undefined
  /** The ids of the fields that the sentences are about. */
  fields?: string[]
  /** What has become of the person's work, said below a refusal. */
  note?: string
  /** The same after no answer: whether the server accepted is unknown. */
  unansweredNote?: string
  signInNote?: string
  onClose: () => void
}) {
  const { pathname, search } = useLocation()
  const refusalNote = alert?.mayHaveArrived ? unansweredNote : note
  const more = alert?.signIn ? signInNote : alert?.tone === 'danger' && refusalNote
  return (
    <AlertRegion
      className="dialog-alert"
      alert={alert && { ...alert, fields }}
      messages={alertMessages()}
      onClose={onClose}
      stays={alert?.tone !== 'success'}
    >
      {alert?.signIn && (
        <Link to={signInPath(pathname + search)} state={{ unasked: true }}>
          {adminMessages.signIn}
        </Link>
      )}
      {alert && more && !fields?.length && <span className="notice-more">{more}</span>}
    </AlertRegion>
  )
}

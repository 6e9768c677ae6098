import { Link, useLocation } from 'react-router-dom'
import type { Alert } from '../api/outcome'
import { words } from '../content/words'
import { signInPath } from '../session-end'
import { AlertPlace } from '../ui/alert'

/** A dialog's alert: it stays until the next try (DECISIONS, 5 s alerts), and leads to sign-in after a 401. */
export function DialogAlert({
  alert,
  fields,
  note,
  signInNote,
  onClose,
}: {
  alert: Alert | undefined
  /** The ids of the fields that the sentences are about. */
  fields?: string[]
  /** What has become of the person's work, said below a refusal. */
  note: string
  signInNote?: string
  onClose: () => void
}) {
  const { pathname, search } = useLocation()
  return (
    <AlertPlace
      className="dialog-alert"
      notice={alert && { ...alert, fields }}
      words={words('messages')}
      onClose={onClose}
      stays
    >
      {alert?.signIn && (
        <Link to={signInPath(pathname + search)} state={{ unasked: true }}>
          {words('office').signIn}
        </Link>
      )}
      {alert && !fields?.length && (
        <span className="notice-more">{alert.signIn ? signInNote : note}</span>
      )}
    </AlertPlace>
  )
}

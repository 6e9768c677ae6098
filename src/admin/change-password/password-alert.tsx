import { Link, useLocation } from 'react-router-dom'
import type { AlertContent } from '../../data/alert-content'
import { signInPath } from '../../api/return-path'
import { AlertRegion } from '../../ui/alert/alert'
import { adminMessages } from '../../messages/admin-screens/admin'
import { changePasswordMessages } from '../../messages/admin-screens/change-password'
import { alertMessages } from '../../messages/alerts'

/** The result of the change. After a 401 it stays, because it holds the link to sign-in. */
export function PasswordAlert({ alert, onClose }: { alert?: AlertContent; onClose: () => void }) {
  const { pathname } = useLocation()
  const { signIn } = adminMessages
  const texts = changePasswordMessages
  return (
    <AlertRegion
      className="mt-4"
      alert={alert}
      messages={alertMessages()}
      onClose={onClose}
      staysOpen={alert?.needsSignIn ?? alert?.isForbidden}
    >
      {(alert?.needsSignIn ?? alert?.isForbidden) && (
        <>
          <Link to={signInPath(pathname)} state={{ skipUnsavedGuard: true }}>
            {alert?.isForbidden ? alertMessages().otherAccount : signIn}
          </Link>
          <span className="d-block">{texts.signInNote}</span>
        </>
      )}
    </AlertRegion>
  )
}

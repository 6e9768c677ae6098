import { Link, useLocation } from 'react-router-dom'
import type { Alert } from '../../api/outcome'
import { signInPath } from '../../api/return-path'
import { AlertPlace, type Notice } from '../../ui/alert'
import { adminMessages } from '../../messages/admin'
import { changePasswordMessages } from '../../messages/admin-change-password'
import { alertMessages } from '../../messages/alerts'

/** The result of the change. After a 401 it stays, because it holds the link to sign-in. */
export function PasswordAlert({ alert, onClose }: { alert?: Alert & Notice; onClose: () => void }) {
  const { pathname } = useLocation()
  const { signIn } = adminMessages
  const texts = changePasswordMessages
  return (
    <AlertPlace
      className="password-alert"
      notice={alert}
      words={alertMessages()}
      onClose={onClose}
      stays={alert?.signIn}
    >
      {alert?.signIn && (
        <>
          <Link to={signInPath(pathname)} state={{ unasked: true }}>
            {signIn}
          </Link>
          <span className="notice-more">{texts.signInNote}</span>
        </>
      )}
    </AlertPlace>
  )
}

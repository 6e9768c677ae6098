import { Link, useLocation } from 'react-router-dom'
import type { Alert } from '../../api/outcome'
import { words } from '../../messages/words'
import { signInPath } from '../../api/return-path'
import { AlertPlace, type Notice } from '../../ui/alert'

/** What came of it. A refused session stays on the screen: its link is the way on. */
export function Outcome({ alert, onClose }: { alert?: Alert & Notice; onClose: () => void }) {
  const { pathname } = useLocation()
  const { signIn } = words('office')
  const texts = words('changePassword')
  return (
    <AlertPlace
      className="password-alert"
      notice={alert}
      words={words('messages')}
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

import { useSending } from '../../ui/form/form'
import { signInMessages } from '../../messages/site-screens/sign-in'

/** The full-screen spinner while the request runs [LOGIN-1]. */
export function SigningInOverlay() {
  const texts = signInMessages()
  const sending = useSending()
  return (
    <div role="status" className={sending ? 'overlay d-grid' : undefined}>
      {sending && (
        <div className="d-grid justify-content-center gap-4 px-6 py-5 rounded-3 bg-white shadow fw-semibold text-center">
          <span
            className="spinner-border mx-auto text-info"
            style={{ width: '3.5rem', height: '3.5rem' }}
            aria-hidden="true"
          />
          <span>{texts.signingIn}</span>
        </div>
      )}
    </div>
  )
}

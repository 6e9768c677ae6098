import { settings } from '../../api/settings'
import { words } from '../../messages/words'
import { Dialog } from '../../ui/dialog'

/** Says how a forgotten password is reset [LOGIN-4]. */
export function ForgetPassword({ onClose }: { onClose: () => void }) {
  const texts = words('signIn').dialog
  const { email } = settings()
  return (
    <Dialog title={texts.title} words={words('common')} onClose={onClose}>
      {(leave) => (
        <>
          <div className="modal-body">
            <p>{texts.text}</p>
            {email && (
              <p>
                {texts.write}: <a href={`mailto:${email}`}>{email}</a>
              </p>
            )}
          </div>
          <div className="modal-footer">
            <button type="button" className="btn btn-primary" data-focus="" onClick={leave}>
              {texts.close}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}

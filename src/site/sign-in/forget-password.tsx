import { settings } from '../../api/settings/settings'
import { Dialog } from '../../ui/dialog/dialog'
import { commonMessages } from '../../messages/common'
import { signInMessages } from '../../messages/site-screens/sign-in'

export function ForgetPassword({ onClose }: { onClose: () => void }) {
  const texts = signInMessages().dialog
  const { email } = settings()
  return (
    <Dialog title={texts.title} messages={commonMessages()} onClose={onClose}>
      {({ requestClose }) => (
        <>
          <div className="modal-body">
            <p>{texts.text}</p>
            {email && (
              <p>
                <span>{`${texts.write}:`}</span> <a href={`mailto:${email}`}>{email}</a>
              </p>
            )}
          </div>
          <div className="modal-footer">
            <button
              type="button"
              className="btn btn-outline-secondary"
              data-focus=""
              onClick={requestClose}
            >
              {texts.close}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}

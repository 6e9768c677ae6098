import { useId } from 'react'
import Modal from 'react-bootstrap/Modal'
import { Link, useLocation } from 'react-router-dom'
import { signInPath } from '../../api/return-path'
import { adoptPerson, shownPerson } from '../../api/session'
import { adminMessages } from '../../messages/admin-screens/admin'

/**
 * Says that another person has signed in in another tab. Nothing is sent from this one until somebody decides; what was
 * typed stays in its form, and as a draft of the person who typed it.
 */
export function OtherPersonDialog({ person }: { person: string }) {
  const texts = adminMessages.otherPerson
  const titleId = useId()
  const { pathname, search } = useLocation()
  const shown = shownPerson()
  return (
    <Modal show animation={false} backdrop="static" keyboard={false} aria-labelledby={titleId}>
      <div className="modal-header">
        <h2 className="modal-title" id={titleId}>
          {texts.title}
        </h2>
      </div>
      <div className="modal-body">
        <p className="text-break">{texts.text(person, shown)}</p>
        <p className="mb-0">{texts.kept}</p>
      </div>
      <div className="modal-footer">
        <button type="button" className="btn btn-line" onClick={adoptPerson}>
          {texts.goOn(person)}
        </button>
        <Link
          className="btn btn-primary"
          to={signInPath(pathname + search)}
          state={{ skipUnsavedGuard: true }}
        >
          {texts.signIn(shown)}
        </Link>
      </div>
    </Modal>
  )
}

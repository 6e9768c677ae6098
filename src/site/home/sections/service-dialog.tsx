import { Link } from 'react-router-dom'
import { artUrl } from '../../../messages/page'
import { Dialog } from '../../../ui/dialog/dialog'
import type { Service } from './services'
import { commonMessages } from '../../../messages/common'
import { homeSectionMessages } from '../../../messages/site-screens/home-sections'

/** The full description of one service. */
export function ServiceDialog({ service, onClose }: { service: Service; onClose: () => void }) {
  const texts = homeSectionMessages().services
  return (
    <Dialog title={service.title} messages={commonMessages()} onClose={onClose}>
      {({ requestClose }) => (
        <>
          <div className="modal-body" tabIndex={0} role="group" aria-label={service.title}>
            <img
              className="d-block mb-4 mx-auto rounded-2"
              src={artUrl(service.picture)}
              alt=""
              width="266"
              height="190"
            />
            {service.more.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
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
            <Link className="btn btn-primary" to="/#contact" onClick={requestClose}>
              {texts.ask}
            </Link>
          </div>
        </>
      )}
    </Dialog>
  )
}

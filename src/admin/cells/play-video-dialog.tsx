import { Dialog } from '../../ui/dialog/dialog'
import { commonMessages } from '../../messages/common'
import '../../styles/admin-forms.scss'
import { VideoPlayer } from './video-player'

export function PlayVideoDialog({
  link,
  name,
  onClose,
}: {
  link: unknown
  name: string
  onClose: () => void
}) {
  return (
    <Dialog
      title={name}
      messages={commonMessages()}
      onClose={onClose}
      className="modal-fullscreen-sm-down modal-lg"
    >
      {() => <VideoPlayer link={link} name={name} />}
    </Dialog>
  )
}

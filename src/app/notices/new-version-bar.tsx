import { RotateCw } from 'lucide-react'
import { NoticeBar } from '../../ui/notice-bar'
import { commonMessages } from '../../messages/common'

/** The bar that offers the reload. */
export function NewVersionBar({
  onReload,
  onClose,
}: {
  onReload: () => void
  onClose: () => void
}) {
  const { newVersion, reload, close } = commonMessages()
  return (
    <NoticeBar
      close={close}
      onClose={onClose}
      actions={
        <button type="button" className="btn btn-primary" onClick={onReload}>
          <RotateCw aria-hidden="true" /> <span>{reload}</span>
        </button>
      }
    >
      {newVersion}
    </NoticeBar>
  )
}

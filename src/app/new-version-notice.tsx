import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useNewVersion } from './new-version'
import { NoticeBar } from '../ui/notice-bar'
import { useAnyUnsaved } from '../ui/unsaved'
import { commonMessages } from '../messages/common'

/**
 * Offers to reload once the site has been deployed anew; never while a form holds unsaved text. Not a chunk of its
 * own: after a deployment the old one may be gone.
 */
export function NewVersionNotice() {
  const found = useNewVersion()
  const unsaved = useAnyUnsaved()
  const [declined, setDeclined] = useState<string>()
  const offered = found !== undefined && found !== declined && !unsaved
  return (
    <div role="status">
      {offered && (
        <NewVersionBar
          onReload={() => window.location.reload()}
          onClose={() => setDeclined(found)}
        />
      )}
    </div>
  )
}

/** The bar itself. */
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
          <RotateCw aria-hidden="true" /> {reload}
        </button>
      }
    >
      {newVersion}
    </NoticeBar>
  )
}

import { useState } from 'react'
import { RotateCw } from 'lucide-react'
import { useNewVersion } from './new-version'
import { useHasUnsaved } from '../../ui/dialog/unsaved'
import { NoticeBar } from '../../ui/notice-bar'
import { commonMessages } from '../../messages/common'

/**
 * Offers to reload after a deployment, never while a form holds unsaved text. It is not loaded later, because the
 * deployment may have removed the old files.
 */
export function NewVersionNotice() {
  const version = useNewVersion()
  const unsaved = useHasUnsaved()
  const [declined, setDeclined] = useState<string>()
  const isOffered = version !== undefined && version !== declined && !unsaved
  return (
    <div role="status">
      {isOffered && (
        <NewVersionBar
          onReload={() => window.location.reload()}
          onClose={() => setDeclined(version)}
        />
      )}
    </div>
  )
}

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

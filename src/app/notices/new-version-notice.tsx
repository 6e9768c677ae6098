import { useState } from 'react'
import { useNewVersion } from './new-version'
import { useHasUnsaved } from '../../ui/dialog/unsaved'
import { NewVersionBar } from './new-version-bar'

/**
 * Offers to reload after a deployment, never while a form holds unsaved text. It is no chunk of its own, because the
 * deployment may have removed the old chunks.
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

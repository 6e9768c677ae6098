import { Upload } from 'lucide-react'
import { useState } from 'react'
import type { AlertContent } from '../../data/alert-content'
import { adminMessages } from '../../messages/admin-screens/admin'
import { onDemand, reportLoadFailure, useOnDemand } from '../../ui/loading/on-demand'
import { prefetch } from '../../ui/loading/save-data'
import { ToolbarButton } from '../../ui/toolbar-button'
import type { Resource } from '../resource'

const dialogCode = onDemand(() => import('./import-dialog'))

/** Opens the import of a list whose records need no file [IMPORT-1]. */
export function ImportButton({
  resource,
  onDone,
}: {
  resource: Resource
  /** Called after an import that may have changed the list. */
  onDone: (outcome: AlertContent | undefined) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const code = useOnDemand(dialogCode, isOpen, () => {
    setOpen(false)
    reportLoadFailure()
  })
  const preload = () => prefetch(dialogCode.load)
  return (
    <>
      <ToolbarButton
        icon={Upload}
        label={adminMessages.importCsv}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      />
      {isOpen && code && (
        <code.ImportDialog resource={resource} onDone={onDone} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

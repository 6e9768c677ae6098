import { Upload } from 'lucide-react'
import { useState } from 'react'
import type { AlertContent } from '../../ui/alert/alert-message'
import { adminMessages } from '../../messages/admin-screens/admin'
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry'
import { ToolbarButton } from '../../ui/toolbar-button'
import type { Resource } from '../resource'

export const ImportDialog = lazyWithRetry(
  async () => (await import('./import-dialog')).ImportDialog,
)

/** Opens the import of a list whose records need no file. */
export function ImportButton({
  resource,
  onDone,
}: {
  resource: Resource
  /** Called after an import that may have changed the list. */
  onDone: (outcome: AlertContent | undefined) => void
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ToolbarButton
        icon={Upload}
        label={adminMessages.importCsv}
        onPointerEnter={ImportDialog.preload}
        onFocus={ImportDialog.preload}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <ImportDialog resource={resource} onDone={onDone} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

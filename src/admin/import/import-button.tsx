import { Upload } from 'lucide-react'
import { adminMessages } from '../../messages/admin-screens/admin'
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry'
import { ToolbarButton } from '../../ui/toolbar-button'

export const ImportDialog = lazyWithRetry(
  async () => (await import('./import-dialog')).ImportDialog,
)

/** Opens the import of a list whose records need no file. */
export const ImportButton = ({ onOpen }: { onOpen: () => void }) => (
  <ToolbarButton
    icon={Upload}
    label={adminMessages.importCsv}
    onPointerEnter={ImportDialog.preload}
    onFocus={ImportDialog.preload}
    onClick={onOpen}
  />
)

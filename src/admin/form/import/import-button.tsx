import { Upload } from 'lucide-react'
import { useState } from 'react'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { onDemand, reportLoadFailure, useOnDemand } from '../../../ui/loading/on-demand'
import { prefetch } from '../../../ui/loading/save-data'
import { useList } from '../../list/list-context'
import { ToolbarButton } from '../../list/toolbar/toolbar-button'

const dialogCode = onDemand(() => import('./import-dialog'))

/** Opens the import of a list whose records need no file [IMPORT-1]. */
export function ImportButton() {
  const { resource, reload, showAlert } = useList()
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
        <code.ImportDialog
          resource={resource}
          onDone={(outcome) => {
            if (outcome) showAlert(outcome)
            void reload()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

import { Upload } from 'lucide-react'
import { useState } from 'react'
import { adminMessages } from '../../../messages/admin'
import { onDemand, reportLoadFailure, useOnDemand } from '../../../ui/on-demand'
import { phoneQuery, useMediaQuery } from '../../../ui/use-media-query'
import { useList } from '../../list/list-context'

const dialogCode = onDemand(() => import('./import-dialog'))

/** Opens the import of a list whose records need no file [IMPORT-1]; on a phone it is an icon. */
export function ImportButton() {
  const label = adminMessages.importCsv
  const { resource, reload, showAlert } = useList()
  const [isOpen, setOpen] = useState(false)
  const small = useMediaQuery(phoneQuery)
  const code = useOnDemand(dialogCode, isOpen, () => {
    setOpen(false)
    reportLoadFailure()
  })
  const preload = () => void dialogCode.load().catch(() => undefined)
  return (
    <>
      <button
        type="button"
        className="btn btn-line"
        aria-label={label}
        data-tip={small ? label : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <Upload aria-hidden="true" /> {!small && label}
      </button>
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

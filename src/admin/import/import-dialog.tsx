import { useState } from 'react'
import type { AlertContent } from '../../data/alert-content'
import { importMessages } from '../../messages/admin-import'
import { commonMessages } from '../../messages/common'
import { Dialog } from '../../ui/dialog'
import '../form/admin-forms.scss'
import type { Resource } from '../resources/resource'
import { ImportPreview } from './import-preview'
import { ImportSource } from './import-source'
import { useImport } from './use-import'

/** Adds the lines of a CSV file to a list: the text first, then its preview [IMPORT-1]. Closing asks while lines are left. */
export function ImportDialog({
  resource,
  onDone,
  onClose,
}: {
  resource: Resource
  /** Called after an import that may have changed the list. */
  onDone: (outcome: AlertContent | undefined) => void
  onClose: () => void
}) {
  const [text, setText] = useState('')
  /** The columns without a field; undefined before a text was read. */
  const [ignored, setIgnored] = useState<string[]>()
  const state = useImport(resource)
  const { lines, added, isRunning } = state
  const hasLeft = ignored ? added < lines.length : text !== ''

  function close() {
    onClose()
    const isChanged = isRunning || lines.some(({ status }) => status.kind !== 'ready')
    const outcome = { tone: 'success' as const, message: importMessages.done(added) }
    if (isChanged) onDone(added ? outcome : undefined)
  }

  return (
    <Dialog
      title={importMessages.title(resource.labels[1])}
      messages={commonMessages()}
      onClose={close}
      unsaved={hasLeft}
      className="modal-fullscreen-md-down modal-lg"
    >
      {(leave) =>
        ignored ? (
          <ImportPreview
            {...{ resource, state, ignored }}
            onBack={() => setIgnored(undefined)}
            onClose={leave}
          />
        ) : (
          <ImportSource
            {...{ resource, text }}
            onText={setText}
            onRead={(read) => {
              state.load(read.lines)
              setIgnored(read.ignored)
            }}
            onCancel={leave}
          />
        )
      }
    </Dialog>
  )
}

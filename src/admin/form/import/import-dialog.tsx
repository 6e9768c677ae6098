import { useEffect, useEffectEvent, useState } from 'react'
import type { AlertContent } from '../../../data/alert-content'
import { importMessages } from '../../../messages/admin-screens/form/import'
import { commonMessages } from '../../../messages/common'
import { Dialog } from '../../../ui/dialog/dialog'
import '../../../styles/admin-forms.scss'
import type { Resource } from '../../resource'
import { ImportPreview } from './import-preview'
import { ImportSource } from './import-source'
import { useImport } from './use-import'

/** Adds the lines of a CSV file to a list: the text first, then its preview [IMPORT-1]. Asks before it drops lines. */
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
  const [isClosing, setClosing] = useState(false)
  const hasUnaddedLines = ignored ? added < lines.length : text !== ''

  function close() {
    // Closes only after the response, so that the reloaded list contains the line that is being sent.
    if (isRunning) {
      state.stop()
      setClosing(true)
    } else finish()
  }

  function finish() {
    onClose()
    const isChanged = lines.some(({ status }) => status.kind !== 'ready')
    const done = { tone: 'success' as const, message: importMessages.done(added) }
    const outcome = state.alert?.tone === 'danger' ? state.alert : added ? done : undefined
    if (isChanged) onDone(outcome)
  }
  const closeAfterRun = useEffectEvent(finish)
  useEffect(() => {
    if (isClosing && !isRunning) closeAfterRun()
  }, [isClosing, isRunning])

  return (
    <Dialog
      title={importMessages.title(resource.labels.plural)}
      messages={commonMessages()}
      onClose={close}
      unsaved={hasUnaddedLines && !isClosing}
      className="modal-fullscreen-sm-down modal-lg"
    >
      {({ requestClose }) =>
        ignored ? (
          <ImportPreview
            {...{ resource, state, ignored, isClosing }}
            onBack={() => setIgnored(undefined)}
            onClose={requestClose}
          />
        ) : (
          <ImportSource
            {...{ resource, text }}
            onText={setText}
            onRead={(read) => {
              state.load(read.lines)
              setIgnored(read.ignored)
            }}
            onCancel={requestClose}
          />
        )
      }
    </Dialog>
  )
}

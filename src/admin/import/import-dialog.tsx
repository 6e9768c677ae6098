import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { AlertContent } from '../../ui/alert/alert-message'
import { formMessages } from '../../messages/admin-screens/form/forms'
import { importMessages } from '../../messages/admin-screens/form/import'
import { commonMessages } from '../../messages/common'
import { formatCount } from '../../messages/format'
import { Dialog } from '../../ui/dialog/dialog'
import { useCloseAfterSending } from '../../ui/dialog/use-close-after-sending'
import '../../styles/admin-forms.scss'
import { WriteAlert } from '../form/write-alert'
import type { ShownList } from '../form/save/settle'
import type { Resource } from '../resource'
import { toImportLines, type ImportLine } from './import-line'
import { ImportPreview } from './import-preview'
import { importedFields, matchColumns, parseCsv, readCsvFile } from './read-csv'
import { useImport, type ImportState } from './use-import'

/**
 * Adds the lines of a CSV file to a list: the text first, then its preview; or the days of a record that is `repeated`. Asks
 * before it drops lines.
 */
export function ImportDialog({
  resource,
  list,
  repeated,
  onDone,
  onClose,
}: {
  resource: Resource
  list: ShownList
  /** Lines that are being added already. */
  repeated?: ImportState
  /** Called after an import that may have changed the list. */
  onDone: (outcome: AlertContent | undefined) => void
  onClose: () => void
}) {
  const [text, setText] = useState('')
  /** The columns without a field; undefined before a text was read. */
  const [ignored, setIgnored] = useState<string[] | undefined>(repeated && [])
  const own = useImport(resource, list)
  const state = repeated ?? own
  const { lines, added, isRunning } = state
  const { isClosing, close } = useCloseAfterSending(isRunning, state.stop, finish)
  const hasUnaddedLines = ignored ? added < lines.length : text !== ''

  function finish() {
    onClose()
    const isChanged = lines.some(({ status }) => status.kind !== 'ready')
    const done = { tone: 'success' as const, message: importMessages.done(added) }
    const outcome = state.alert?.tone === 'danger' ? state.alert : added ? done : undefined
    if (isChanged) onDone(outcome)
  }

  return (
    <Dialog
      title={(repeated ? formMessages.repeat : importMessages).title(resource.labels.plural)}
      messages={commonMessages()}
      onClose={close}
      unsaved={hasUnaddedLines && !isClosing}
      className="modal-fullscreen-sm-down modal-lg"
    >
      {({ requestClose }) =>
        ignored ? (
          <ImportPreview
            resource={resource}
            state={state}
            ignored={ignored}
            isClosing={isClosing}
            onBack={repeated ? undefined : () => setIgnored(undefined)}
            onClose={requestClose}
          />
        ) : (
          <ImportSource
            resource={resource}
            text={text}
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

/** A parsed CSV text: its lines as records, and the names of the columns that match no field. */
interface ReadCsv {
  lines: ImportLine[]
  ignored: string[]
}

const maxLines = 1000

/** The first step of an import: a file, whose text is shown, or pasted text. */
function ImportSource({
  resource,
  text,
  onText,
  onRead,
  onCancel,
}: {
  resource: Resource
  /** The text of the file, or the pasted one. */
  text: string
  onText: (text: string) => void
  onRead: (read: ReadCsv) => void
  onCancel: () => void
}) {
  const texts = importMessages
  const textarea = useRef<HTMLTextAreaElement>(null)
  // Also after Back, because the pressed button is unmounted.
  useEffect(() => textarea.current?.focus(), [])
  const [alert, setAlert] = useState<AlertContent>()
  const labels = importedFields(resource).map(({ label, required }) =>
    required ? texts.requiredColumn(label) : label,
  )
  const hasPicture = resource.fields?.some(({ field }) => field === 'file')

  async function showFile(file: File) {
    try {
      onText(await readCsvFile(file))
      setAlert(undefined)
    } catch (error) {
      showError(error)
    }
  }

  function preview(event: FormEvent) {
    event.preventDefault()
    try {
      onRead(readLines(resource, text))
    } catch (error) {
      showError(error)
    }
  }

  const showError = (error: unknown) =>
    setAlert({ tone: 'danger', message: (error as Error).message })

  return (
    <form className="vstack" noValidate onSubmit={preview}>
      <div className="modal-body">
        <WriteAlert alert={alert} onClose={() => setAlert(undefined)} />
        <p>{texts.columns(labels.join(', '))}</p>
        {hasPicture && <p>{texts.noPictures}</p>}
        <label className="field-label d-block mb-4 fs-4 fw-semibold">
          <span>{texts.file}</span>
          <input
            type="file"
            className="form-control mt-1"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={({ target }) => {
              const file = target.files?.[0]
              if (file) void showFile(file)
              // Emptied, so that the file fires a change event when it is chosen again after a correction.
              target.value = ''
            }}
          />
        </label>
        <label className="field-label d-block mb-1 fs-4 fw-semibold">
          <span>{texts.paste}</span>
          <textarea
            ref={textarea}
            className="form-control mt-1"
            rows={6}
            spellCheck={false}
            dir="auto"
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        </label>
      </div>
      <div className="modal-footer">
        <button type="button" className="btn btn-line" onClick={onCancel}>
          {commonMessages().cancel}
        </button>
        <button type="submit" className="btn btn-primary">
          {texts.preview}
        </button>
      </div>
    </form>
  )
}

/** Reads the lines of a CSV text. Throws an Error that says what to change. */
function readLines(resource: Resource, text: string): ReadCsv {
  const texts = importMessages
  const { lines, unclosedQuote: unclosed } = parseCsv(text)
  if (unclosed !== undefined) throw new Error(texts.unclosed(unclosed))
  const [header, ...records] = lines
  if (!header || !records.length) throw new Error(texts.empty)
  if (records.length > maxLines)
    throw new Error(texts.tooMany(formatCount(records.length), formatCount(maxLines)))
  const matched = matchColumns(resource, header.cells)
  const [missing] = matched.missing
  if (missing) throw new Error(texts.noColumn(missing.label))
  return { lines: toImportLines(records, header, matched), ignored: matched.ignored }
}

import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { AlertContent } from '../../../data/alert-content'
import { importMessages } from '../../../messages/admin-screens/form/import'
import { commonMessages } from '../../../messages/common'
import { formatCount } from '../../../messages/format'
import { WriteAlert } from '../write-alert'
import type { Resource } from '../../resource'
import { toImportLines, type ImportLine } from './import-line'
import { importedFields, matchColumns } from './csv/match-columns'
import { parseCsv } from './csv/parse-csv'
import { readCsvFile } from './csv/read-csv-file'

/** A parsed CSV text: its lines as records, and the names of the columns that match no field. */
export interface ReadCsv {
  lines: ImportLine[]
  ignored: string[]
}

const maxLines = 1000

/** The first step of an import: a file, whose text is shown, or pasted text [IMPORT-1]. */
export function ImportSource({
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
        <label className="field-label d-block mb-4 fw-semibold">
          <span>{texts.file}</span>
          <input
            type="file"
            className="form-control mt-1"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={({ target }) => {
              const file = target.files?.[0]
              if (file) void showFile(file)
            }}
          />
        </label>
        <label className="field-label d-block mb-1 fw-semibold">
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

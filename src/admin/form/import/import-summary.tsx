import { importMessages } from '../../../messages/admin-screens/form/import'
import type { Resource } from '../../resource'
import { findImportErrors } from './import-line'
import { importedFields } from './csv/match-columns'
import type { ImportState } from './use-import'

/** How many lines can be added, and which columns of the file are not read. */
export function ImportSummary({
  resource,
  state: { lines, addable },
  ignored,
}: {
  resource: Resource
  state: ImportState
  ignored: string[]
}) {
  const fields = importedFields(resource)
  const invalid = lines.filter(
    ({ values, status }) =>
      status.kind !== 'added' && Object.keys(findImportErrors(fields, values)).length > 0,
  )
  const sentences = [
    importMessages.ready(addable.length),
    importMessages.toCorrect(invalid.length),
    ignored.length ? importMessages.ignored(ignored.join(', ')) : '',
  ]
  return <span>{sentences.filter(Boolean).join(' ')}</span>
}

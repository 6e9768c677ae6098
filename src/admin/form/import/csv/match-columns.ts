import { cleanLine } from '../../../../data/typed-text'
import type { FieldDefinition, Resource } from '../../../resource'

/** The field that each column of a file fills; undefined for a column that is ignored. */
export interface MatchedColumns {
  columns: (FieldDefinition | undefined)[]
  ignored: string[]
  /** Required fields without a column. */
  missing: FieldDefinition[]
}

/** The fields that a line can fill: all but a file. */
export const importedFields = ({ fields = [] }: Resource) =>
  fields.filter(({ field }) => field !== 'file')

/**
 * Matches columns to fields, ignoring case: by the field's label, its name, or the label of its list column, which our own
 * CSV export uses [IMPORT-1]. If two columns match one field, the first one is used.
 */
export function matchColumns(resource: Resource, header: string[]): MatchedColumns {
  const fields = importedFields(resource)
  const fieldOf = new Map<string, FieldDefinition>()
  for (const name of ['label', 'field', 'column'] as const)
    for (const definition of fields)
      for (const key of namesOf(resource, definition)[name].map(normalize))
        if (!fieldOf.has(key)) fieldOf.set(key, definition)

  const used = new Set<FieldDefinition>()
  const columns = header.map((name) => {
    const definition = fieldOf.get(normalize(name))
    if (!definition || used.has(definition)) return undefined
    used.add(definition)
    return definition
  })
  return {
    columns,
    ignored: header.map(cleanLine).filter((name, index) => name && !columns[index]),
    missing: fields.filter((definition) => definition.required && !used.has(definition)),
  }
}

const namesOf = (
  { columns }: Resource,
  { label, field, recordField = field }: FieldDefinition,
) => ({
  label: [label],
  field: [field, recordField],
  column: columns.filter((column) => column.field === recordField).map((column) => column.label),
})

const normalize = (name: string) =>
  cleanLine(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

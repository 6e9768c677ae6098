import contract from 'virtual:mock-contract'
import type { Operation } from '../../../../mocks/engine/operations'
import { undocumented } from '../../../../mocks/engine/validation'
import { flattenSchema, resolveReference, type JsonObject } from '../../schemas'

const document: JsonObject = { ...contract }

/** What a check of the contract has found: faults fail it, notes do not. */
export interface Findings {
  faults: string[]
  notes: string[]
}

/** The flattened schema of a list's records. */
export function recordShapeOf({ definition }: Operation) {
  const { content } = resolveReference(document, definition.responses['200'])
  const { schema } = (content as Record<string, { schema: JsonObject }>)['application/json']!
  const list = flattenSchema(document, schema).fields.get('record_per_page')
  return list && flattenSchema(document, resolveReference(document, list).items)
}

/**
 * Checks the records of a page beyond their types. Misordered dates are faults; unknown fields and optional fields that no
 * record has are notes.
 */
export function evaluateRecords(operation: Operation, records: unknown[]): Findings {
  const shape = recordShapeOf(operation)
  if (!shape || !records.length) return { faults: [], notes: [] }
  const rows = records as Record<string, unknown>[]
  const present = new Set(rows.flatMap((row) => Object.keys(row)))
  const faults = [...shape.fields].flatMap(([name, property]) => {
    const found = rows
      .map((row, index) => [index, dateFault(property, row[name])] as const)
      .find(([, fault]) => fault)
    return found ? [`record_per_page.${found[0]}.${name}: ${found[1]}`] : []
  })
  const pathTo = (name: string) => `record_per_page[].${name}`
  const unknown = [...present].filter((name) => !shape.fields.has(name))
  const missing = [...shape.fields.keys()].filter((name) => !present.has(name))
  return {
    faults,
    notes: [
      ...unknown.map((name) => `${pathTo(name)}: ${undocumented}`),
      ...missing.map(
        (name) => `${pathTo(name)}: no record of the page has it${letterCaseHint(rows[0], name)}`,
      ),
    ],
  }
}

/** A fault if the value is a date in another order than year-month-day; free text and null are allowed. */
export function dateFault(property: JsonObject, value: unknown): string | undefined {
  const { 'x-format': format } = resolveReference(document, property)
  if (typeof value !== 'string' || !/^date/.test(String(format))) return undefined
  const [, month] = /^\d{4}-(\d\d)-\d\d/.exec(value) ?? []
  const isOtherOrder = month ? Number(month) > 12 : /^\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}/.test(value)
  return isOtherOrder ? `"${value}" is not in the order year-month-day` : undefined
}

/** A hint if the object has the field in another letter case. */
export function letterCaseHint(holder: unknown, name: string): string {
  const other = Object.keys(holder ?? {}).find(
    (key) => key !== name && key.toLowerCase() === name.toLowerCase(),
  )
  return other
    ? ` (found \`${other}\`: letter case matters; in ASP.NET Core set PropertyNamingPolicy to camelCase, and JsonPropertyName where a name has underscores)`
    : ''
}

import contract from 'virtual:mock-contract'
import type { Operation } from '../../../../mocks/engine/operations'
import { undocumented } from '../../../../mocks/engine/validation'

type JsonObject = Record<string, unknown>

/** What a check of the contract has found: faults fail it, notes do not. */
export interface Findings {
  faults: string[]
  notes: string[]
}

/** What a `$ref` of the contract leads to; any other value itself. */
function resolveReference(node: unknown = {}): JsonObject {
  const object = node as JsonObject
  if (typeof object.$ref !== 'string') return object
  const steps = object.$ref.split('/').slice(1)
  return resolveReference(
    steps.reduce<unknown>((part, step) => (part as JsonObject)[step], contract),
  )
}

/** The fields of a schema and of its parts. */
function fieldsOf(node: unknown): Map<string, JsonObject> {
  const { properties, allOf } = resolveReference(node)
  const parts = ((allOf ?? []) as unknown[]).flatMap((part) => [...fieldsOf(part)])
  return new Map([...Object.entries((properties ?? {}) as Record<string, JsonObject>), ...parts])
}

/** The fields of a list's records; none where it is no list. */
export function recordFieldsOf({ definition }: Operation) {
  const { content } = resolveReference(definition.responses['200'])
  const { schema } = (content as Record<string, JsonObject>)['application/json']!
  return fieldsOf(resolveReference(fieldsOf(schema).get('record_per_page')).items)
}

/**
 * Checks the records of a page beyond their types. Misordered dates are faults; unknown fields and optional fields that no
 * record has are notes.
 */
export function evaluateRecords(operation: Operation, records: unknown[]): Findings {
  const fields = recordFieldsOf(operation)
  if (!fields.size || !records.length) return { faults: [], notes: [] }
  const rows = records as Record<string, unknown>[]
  const present = new Set(rows.flatMap((row) => Object.keys(row)))
  const faults = [...fields].flatMap(([name, property]) => {
    const found = rows
      .map((row, index) => [index, dateFault(property, row[name])] as const)
      .find(([, fault]) => fault)
    return found ? [`record_per_page.${found[0]}.${name}: ${found[1]}`] : []
  })
  const pathTo = (name: string) => `record_per_page[].${name}`
  const unknown = [...present].filter((name) => !fields.has(name))
  const missing = [...fields.keys()].filter((name) => !present.has(name))
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
  const { 'x-format': format } = resolveReference(property)
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

import contract from 'virtual:mock-contract'
import type { Operation } from '../../../../mocks/engine/operations'
import { undocumented } from '../../../../mocks/engine/validation'
import type { Judgement } from './evaluate'
import { flat, followed, type Node } from '../../schemas'

const document = contract as unknown as Node

/** The fields that the contract gives a list's records, and which of them are required. */
export function recordShapeOf({ definition }: Operation) {
  const { content } = followed(document, definition.responses['200'])
  const { schema } = (content as Record<string, { schema: Node }>)['application/json']!
  const list = flat(document, schema).fields.get('record_per_page')
  return list && flat(document, followed(document, list).items)
}

/**
 * What is wrong with a page's records beyond the types: dates in another order are faults; fields that the contract
 * does not name, and optional fields that no record has, are notes.
 */
export function judgeRecords(
  operation: Operation,
  records: unknown[],
): Pick<Judgement, 'faults' | 'notes'> {
  const shape = recordShapeOf(operation)
  if (!shape || !records.length) return { faults: [], notes: [] }
  const rows = records as Record<string, unknown>[]
  const came = new Set(rows.flatMap((row) => Object.keys(row)))
  const faults = [...shape.fields].flatMap(([name, property]) => {
    const found = rows
      .map((row, place) => [place, dateFault(property, row[name])] as const)
      .find(([, fault]) => fault)
    return found ? [`record_per_page.${found[0]}.${name}: ${found[1]}`] : []
  })
  const place = (name: string) => `record_per_page[].${name}`
  const unknown = [...came].filter((name) => !shape.fields.has(name))
  const missing = [...shape.fields.keys()].filter((name) => !came.has(name))
  return {
    faults,
    notes: [
      ...unknown.map((name) => `${place(name)}: ${undocumented}`),
      ...missing.map(
        (name) => `${place(name)}: no record of the page has it${letterCaseHint(rows[0], name)}`,
      ),
    ],
  }
}

/** Why a value is no date in the order that the contract gives; free text and null are allowed. */
export function dateFault(property: Node, value: unknown): string | undefined {
  const { format } = followed(document, property)
  if (typeof value !== 'string' || !/^date/.test(String(format))) return undefined
  const [, month] = /^\d{4}-(\d\d)-\d\d/.exec(value) ?? []
  const isOtherOrder = month ? Number(month) > 12 : /^\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}/.test(value)
  return isOtherOrder ? `"${value}" is not in the order year-month-day` : undefined
}

/** Names a field that came with other capital letters than the contract gives it. */
export function letterCaseHint(holder: unknown, name: string): string {
  const other = Object.keys(holder ?? {}).find(
    (key) => key !== name && key.toLowerCase() === name.toLowerCase(),
  )
  return other
    ? ` (\`${other}\` came: names keep their letter case; in ASP.NET Core set PropertyNamingPolicy to camelCase, and JsonPropertyName where a name has underscores)`
    : ''
}

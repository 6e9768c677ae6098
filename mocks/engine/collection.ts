import type { Collection, Id } from '../../src/api/contract'
import type { CallName } from './operations'
import type { Table } from './data/db'
import type { Answer, Call } from './router'
import { keep } from './uploads'
import { prevails } from './scenarios/scenario-handler'

/** The calls that the contract has for one collection. */
type CallsOf<P extends Collection> = Extract<
  CallName,
  `${'GET' | 'POST' | 'DELETE'} ${P}` | `PUT ${P}/{id}`
>

interface Rules<R> {
  /** The fields that the screen's search box names. */
  search: readonly (keyof R & string)[]
  /** What a record cannot be without, and the server's words when it is. */
  needs?: { [F in keyof R]?: string }
  newestFirst?: boolean
  /** What the server sets on a new record. */
  fresh?: Partial<R>
  /** Where a form's field is not the record's (mail: `Body` is `body`). */
  renamed?: Record<string, keyof R & string>
}

type AnyRecord = { id: number } & Record<string, string | number | null>

/** List, search, page, add, update, delete and uploads of one collection, for every call that the contract has. */
export function collection<P extends Collection, R extends { id: number }>(
  path: P,
  of: Table<R>,
  rules: Rules<R>,
): Record<CallsOf<P>, Answer> {
  // The factory knows no field by name: it reads and writes what the rules and the forms name.
  const table = of as unknown as Table<AnyRecord>
  const { needs = {}, fresh = {}, newestFirst } = rules as Rules<AnyRecord>
  of.searchable(rules.search)

  const refusal = (values: Record<string, string>, adding: boolean) =>
    Object.entries(needs).find(
      ([field]) => (adding || field in values) && !values[field]?.trim(),
    )?.[1]

  const calls: Record<string, Answer> = {
    [`GET ${path}`]: ({ url }) => page(of, url, { search: rules.search, newestFirst }),

    [`POST ${path}`]: async ({ form }) => {
      const values = await valuesOf(form, rules.renamed)
      const refused = refusal(values, true)
      if (refused) return no(refused)
      table.add({ ...values, ...fresh })
      return yes('Record added successfully.')
    },

    [`PUT ${path}/{id}`]: async ({ id, form }) => {
      const values = await valuesOf(form, rules.renamed)
      const refused = refusal(values, false)
      if (refused) return no(refused)
      return table.update(id, values) ? yes('Record updated successfully.') : no('No record found.')
    },

    [`DELETE ${path}`]: ({ json }) => {
      const { deleteData } = (json ?? {}) as { deleteData?: Id[] }
      const ids = Array.isArray(deleteData) ? deleteData : []
      if (ids.length > 1 && prevails('partial-delete', `DELETE ${path}` as CallName)) {
        const gone = table.remove(ids.slice(0, Math.floor(ids.length / 2)))
        return no(`${ids.length - gone} of ${ids.length} records could not be deleted.`)
      }
      return table.remove(ids) ? yes('Record deleted successfully.') : no('No record found.')
    },
  }
  return calls
}

/** One page of a table; the whole list without `page_size`. */
export function page<R extends { id: number }>(
  table: Table<R>,
  url: URL,
  rules: { search?: readonly (keyof R & string)[]; newestFirst?: boolean } = {},
) {
  const { rows, total } = table.list({
    in: rules.search,
    search: rules.search && url.searchParams.get('search')?.trim(),
    page: positive(url.searchParams.get('page')),
    size: positive(url.searchParams.get('page_size')),
    newestFirst: rules.newestFirst,
  })
  return { status: true, userMessage: null, total_records: total, record_per_page: rows }
}

const positive = (text: string | null) => (Number(text) >= 1 ? Math.floor(Number(text)) : undefined)

export const yes = (userMessage: string) => ({ status: true, userMessage })
export const no = (userMessage: string) => ({ status: false, userMessage })

/** The fields of a form; a file is kept and becomes the record's filePath. */
export async function valuesOf(form: Call['form'], renamed: Record<string, string> = {}) {
  const values: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') values[renamed[name] ?? name] = value
    else if (name === 'file') values.filePath = await keep(value)
  }
  return values
}

import type { Collection, Id } from '../../src/api/contract'
import { cleanLine, cleanText } from '../../src/lib/typed-text'
import type { OperationName } from './operations'
import { entities, entityNames, type EntityPath } from '../entities'
import { activeDataSet, tableOf, type DataSet, type JsonRecord } from './data/data-set'
import type { Table } from './data/db'
import type { Resolver, ResolverContext } from './router'
import { storeUpload } from './uploads'
import { changeOnceListed } from './scenarios/changed-meanwhile'
import { applies } from './scenarios/scenario-handler'

/** The operations that the contract has for a collection. */
type OperationsOf<P extends Collection> = Extract<
  OperationName,
  `${'GET' | 'POST' | 'DELETE'} ${P}` | `PUT ${P}/{id}`
>

/** What the resolvers use of an entity. Its field names are plain text here: the factory names none itself. */
interface CollectionRules {
  path: string
  searchFields: readonly string[]
  colleagueEdits: string
  required?: Record<string, string | undefined>
  aliases?: Record<string, string>
  defaults?: object
  newestFirst?: boolean
}

/** Creates the resolvers of one collection: list with search and pages, add, update, delete. */
export function collection(
  {
    path,
    searchFields,
    colleagueEdits,
    required = {},
    aliases,
    defaults,
    newestFirst,
  }: CollectionRules,
  getTable: () => Table<JsonRecord>,
): Record<string, Resolver> {
  const findMissing = (values: Record<string, string>, isNew: boolean) =>
    Object.entries(required).find(
      ([field]) => (isNew || field in values) && !cleanText(values[field] ?? ''),
    )?.[1]

  return {
    [`GET ${path}`]: ({ url }) => {
      const page = createPage(getTable(), url, { searchFields, newestFirst })
      if (!applies('changed-meanwhile', `GET ${path}` as OperationName)) return page
      return {
        ...page,
        record_per_page: changeOnceListed(page.record_per_page, url, {
          path,
          field: colleagueEdits,
          table: getTable(),
        }),
      }
    },

    [`POST ${path}`]: async ({ form }) => {
      const values = await readFormValues(form, aliases)
      const missing = findMissing(values, true)
      if (missing) return reject(missing)
      getTable().add({ ...values, ...defaults })
      return accept('Record added successfully.')
    },

    [`PUT ${path}/{id}`]: async ({ id, form }) => {
      const values = await readFormValues(form, aliases)
      const missing = findMissing(values, false)
      if (missing) return reject(missing)
      return getTable().update(id, values)
        ? accept('Record updated successfully.')
        : reject('No record found.')
    },

    [`DELETE ${path}`]: ({ json }) => {
      const { deleteData } = (json ?? {}) as { deleteData?: Id[] }
      const ids = Array.isArray(deleteData) ? deleteData : []
      if (ids.length > 1 && applies('partial-delete', `DELETE ${path}` as OperationName)) {
        const removed = getTable().remove(ids.slice(0, Math.floor(ids.length / 2)))
        return reject(`${ids.length - removed} of ${ids.length} records could not be deleted.`)
      }
      return getTable().remove(ids)
        ? accept('Record deleted successfully.')
        : reject('No record found.')
    },
  }
}

/** Creates the resolvers of all entities. Its type names their operations, so that a missing entity is an error. */
export const createCollectionResolvers = () =>
  Object.assign(
    {},
    ...entityNames.map((name) => collection(entities[name], () => tableOf(name))),
  ) as Record<OperationsOf<EntityPath>, Resolver>

/** Returns one page of a table; all records without `page_size`. */
export function createPage(
  table: Table<JsonRecord>,
  url: URL,
  rules: { searchFields?: readonly string[]; newestFirst?: boolean } = {},
) {
  const { rows, total } = table.list({
    in: rules.searchFields,
    search: rules.searchFields && cleanLine(url.searchParams.get('search') ?? ''),
    page: parsePositive(url.searchParams.get('page')),
    size: parsePositive(url.searchParams.get('page_size')),
    newestFirst: rules.newestFirst,
  })
  const defaultFields = { status: true, userMessage: null }
  const { total_records: noTotal, ...page }: DataSet['page'] & object =
    activeDataSet()?.page ?? defaultFields
  // Only a list with a search is one of the admin, whose total the contract requires.
  const isTotalSent = noTotal === undefined || rules.searchFields
  return { ...page, ...(isTotalSent && { total_records: total }), record_per_page: rows }
}

const parsePositive = (text: string | null) =>
  Number(text) >= 1 ? Math.floor(Number(text)) : undefined

/** The body of an accepted write. */
export const accept = (userMessage: string) => ({ status: true, userMessage })
/** The body of a refused write. */
export const reject = (userMessage: string) => ({ status: false, userMessage })

/** Reads the fields of a form; a file is stored and becomes the record's filePath. */
export async function readFormValues(
  form: ResolverContext['form'],
  aliases: Record<string, string> = {},
) {
  const values: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') values[aliases[name] ?? name] = value
    else if (name === 'file') values.filePath = await storeUpload(value)
  }
  return values
}

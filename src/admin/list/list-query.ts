import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { largestPageSize } from '../../api/collection'
import type { ListQuery } from '../resource'
import { searchText } from '../../lib/typed-text'
import { today } from '../../messages/format'
import type { Id } from '../../api/contract'

export const defaultPageSize = 10
export const pageSizes = [defaultPageSize, 25, 50, largestPageSize]

const defaults = { page: 1, size: defaultPageSize, search: '' } satisfies ListQuery

/** Reads a list query from a URL; invalid values count as absent. */
export function readQuery(params: URLSearchParams): ListQuery {
  const page = Math.floor(Number(params.get('page')))
  const size = Number(params.get('size'))
  return {
    page: page >= 1 ? Math.min(page, 1e6) : defaults.page,
    size: pageSizes.includes(size) ? size : defaults.size,
    search: searchText(params.get('search') ?? defaults.search),
    month: params.get('view') === 'month' ? readMonth(params.get('month')) : undefined,
  }
}

/** The present month in India. */
export const currentMonth = () => today().slice(0, 7)

const readMonth = (month: string | null) =>
  month && /^(19|2\d)\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : currentMonth()

/** Writes a list query as a URL query, without default values. */
export function writeQuery({ page, size, search, month }: ListQuery): string {
  const params = new URLSearchParams({
    ...(page !== defaults.page && { page: String(page) }),
    ...(size !== defaults.size && { size: String(size) }),
    ...(search && { search }),
    ...(month && { view: 'month' }),
    ...(month && month !== currentMonth() && { month }),
  })
  return `?${params}`
}

/**
 * Whether a navigation reloads the list: not if only the prefill query has changed, or the month, because all have the
 * same records. With `record` in the URL it does, because that record may be newer than the list.
 */
export function shouldReloadList({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const listQuery = ({ searchParams }: URL) => {
    const query = readQuery(searchParams)
    return writeQuery({ ...query, month: query.month && currentMonth() })
  }
  const hasSameRecords =
    currentUrl.search !== nextUrl.search &&
    listQuery(currentUrl) === listQuery(nextUrl) &&
    !nextUrl.searchParams.has('record')
  return defaultShouldRevalidate && !hasSameRecords
}

/** Applies a change to a query; another size or search starts at page 1. */
export const withChange = (query: ListQuery, change: Partial<ListQuery>): ListQuery => ({
  ...query,
  page: defaults.page,
  ...change,
})

/** What a URL opens above its list: a record, or the form of a new one. */
type AddressedDialog = { kind: 'record'; id: string } | { kind: 'add' | 'add-many' }

/** The part of a list to load, and the screen of the list: a key of the registry. */
export type ListPart = Partial<ListQuery> & { screen: string }

/** The address of a part of a list. */
export const listAddress = ({
  screen,
  page = defaults.page,
  size = defaults.size,
  search = defaults.search,
}: ListPart) => `/admin/${screen}${writeQuery({ page, size, search })}`.replace(/\?$/, '')

/** The address that opens a record with its list; on another page than the one of the query it is looked for. */
export const recordAddress = (part: ListPart, id: Id) => withRecord(listAddress(part), id)

/** The address of a list, with the record that it opens. */
export const withRecord = (address: string, id: Id) => withParameter(address, 'record', String(id))

/** The address that opens the form of a new record. */
export const addAddress = (screen: string) => withParameter(listAddress({ screen }), 'add', '')

/** The address that opens "Add many". */
export const addManyAddress = (screen: string) =>
  withParameter(listAddress({ screen }), 'add', 'many')

const withParameter = (address: string, name: string, value: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: value })}`

/** Reads what a URL opens above its list; undefined if it opens only the list. */
export function readAddressedDialog(params: URLSearchParams): AddressedDialog | undefined {
  const id = params.get('record')
  if (id !== null) return { kind: 'record', id }
  if (params.get('add') === 'many') return { kind: 'add-many' }
  return params.has('add') ? { kind: 'add' } : undefined
}

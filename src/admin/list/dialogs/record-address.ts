import type { Id } from '../../../api/contract'
import type { ListQuery } from '../../resource'
import { writeQuery } from '../list-query'

/** What a URL opens above its list: one of the page's records, or the form of a new one. */
export type AddressedDialog = { kind: 'record'; id: string } | { kind: 'add' }

/** The part of a list to load, and the screen of the list: a key of the registry. */
export type ListPart = Partial<ListQuery> & { screen: string }

/** The address of a part of a list. */
export const listAddress = ({ screen, page = 1, size = 10, search = '' }: ListPart) =>
  `/admin/${screen}${writeQuery({ page, size, search })}`.replace(/\?$/, '')

/** The address that opens a record with its list; the record must be on the page that the query loads [LIST-14]. */
export const recordAddress = (part: ListPart, id: Id) =>
  withParameter(listAddress(part), 'record', String(id))

/** The address that opens the form of a new record. */
export const addAddress = (screen: string) => withParameter(listAddress({ screen }), 'add', '')

const withParameter = (address: string, name: string, value: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: value })}`

/** Reads what a URL opens above its list; undefined if it opens only the list. */
export function readAddressedDialog(params: URLSearchParams): AddressedDialog | undefined {
  const id = params.get('record')
  if (id !== null) return { kind: 'record', id }
  return params.has('add') ? { kind: 'add' } : undefined
}

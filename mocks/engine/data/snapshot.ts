import { now, resetClock } from '../clock'
import { exportTables, restoreTables, type TableContents } from './db'
import { entities, entityNames, type EntityName } from '../../entities'
import { applyUpload, resetUploads, listUploads } from '../uploads'

const formatMarker = 'temple mock data, version 1'

/** The data of the mock server as an exported file. A changed password is not part of it. */
export interface Snapshot {
  is: typeof formatMarker
  /** The mock server's current time; the next write continues from it. */
  now: string
  collections: Record<EntityName, TableContents>
  uploads: { name: string; type: string; base64: string }[]
}

/** Returns the data of the mock server. */
export const createSnapshot = (): Snapshot => ({
  is: formatMarker,
  now: now().toISOString(),
  collections: exportTables(),
  uploads: listUploads().map(({ name, type, bytes }) => ({
    name,
    type,
    base64: encodeBase64(bytes),
  })),
})

/** Returns the text of an exported file; equal data give equal bytes. */
export const exportSnapshot = () => `${JSON.stringify(createSnapshot(), null, 1)}\n`

/** Replaces all data with a snapshot. */
export function restoreSnapshot({ now: moment, collections, uploads }: Snapshot) {
  resetClock(Date.parse(moment))
  restoreTables(collections)
  resetUploads()
  for (const { name, type, base64 } of uploads)
    applyUpload({ name, type, bytes: decodeBase64(base64) })
}

/** Parses a file that `exportSnapshot` wrote; throws an Error that names what is wrong with it. */
export function parseSnapshot(text: string): Snapshot {
  const given = parseJson(text) as Partial<Snapshot> | null
  if (given?.is !== formatMarker) throw new Error('This file is not an export of this mock server.')
  if (typeof given.now !== 'string' || Number.isNaN(Date.parse(given.now)))
    throw new Error('The file contains no valid time.')
  for (const name of entityNames) checkCollection(name, given.collections?.[name])
  for (const upload of toList(given.uploads))
    if (!isText(upload, 'name') || !isText(upload, 'type') || !isBase64(upload))
      throw new Error('An uploaded file in it is not valid.')
  return given as Snapshot
}

function checkCollection(name: EntityName, given: Partial<TableContents> | undefined) {
  if (!Number.isInteger(given?.next) || !Array.isArray(given?.records))
    throw new Error(`The file has no collection "${name}".`)
  const fields = Object.keys(entities[name].model)
  const ids = new Set<unknown>()
  for (const [index, record] of given.records.entries()) {
    const values = record as Record<string, unknown> | null
    const wrong = fields.find((field) => !['string', 'null'].includes(typeOf(values?.[field])))
    if (wrong) throw new Error(`${name}, record ${index + 1}: "${wrong}" is neither text nor null.`)
    if (!Number.isInteger(values?.id) || ids.has(values?.id))
      throw new Error(`${name}, record ${index + 1}: its id is not a unique number.`)
    ids.add(values?.id)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

const typeOf = (value: unknown) => (value === null ? 'null' : typeof value)
const toList = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [undefined])
const isText = (value: unknown, field: string) =>
  typeof (value as Record<string, unknown> | undefined)?.[field] === 'string'

function isBase64(value: unknown) {
  try {
    return (
      isText(value, 'base64') && decodeBase64((value as { base64: string }).base64) !== undefined
    )
  } catch {
    return false
  }
}

function encodeBase64(bytes: ArrayBuffer) {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte))
  return btoa(letters.join(''))
}

const decodeBase64 = (base64: string): ArrayBuffer =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer

import { now, resetClock } from '../clock'
import { contents, restore, type Contents } from './db'
import { kinds, models, type Kind } from '../../entities/models'
import { repeatUpload, resetUploads, uploaded } from '../uploads'

const mark = 'temple mock data, version 1'

/** The data of the mock server as a file carries them. A password that was changed is not among them. */
export interface Snapshot {
  is: typeof mark
  /** The mocks' present, which the next write goes on from. */
  now: string
  collections: Record<Kind, Contents>
  uploads: { name: string; type: string; base64: string }[]
}

/** The data as they are. */
export const snapshot = (): Snapshot => ({
  is: mark,
  now: now().toISOString(),
  collections: contents(),
  uploads: uploaded().map(({ name, type, bytes }) => ({ name, type, base64: base64Of(bytes) })),
})

/** As it stands in the file: the same data give the same bytes. */
export const exported = () => `${JSON.stringify(snapshot(), null, 1)}\n`

/** Puts a snapshot in the place of all data. */
export function putBack({ now: moment, collections, uploads }: Snapshot) {
  resetClock(Date.parse(moment))
  restore(collections)
  resetUploads()
  for (const { name, type, base64 } of uploads) repeatUpload({ name, type, bytes: bytesOf(base64) })
}

/** Reads a file that `exported` wrote; throws a sentence that says what is wrong with it. */
export function readSnapshot(text: string): Snapshot {
  const given = parsed(text) as Partial<Snapshot> | null
  if (given?.is !== mark) throw new Error('This file is no export of this mock server.')
  if (typeof given.now !== 'string' || Number.isNaN(Date.parse(given.now)))
    throw new Error('The file does not say what time it was.')
  for (const kind of kinds) checkCollection(kind, given.collections?.[kind])
  for (const upload of listOf(given.uploads))
    if (!isText(upload, 'name') || !isText(upload, 'type') || !isBase64(upload))
      throw new Error('An uploaded file in it cannot be read.')
  return given as Snapshot
}

function checkCollection(kind: Kind, given: Partial<Contents> | undefined) {
  if (!Number.isInteger(given?.next) || !Array.isArray(given?.records))
    throw new Error(`The file has no collection "${kind}".`)
  const fields = Object.keys(models[kind])
  const ids = new Set<unknown>()
  for (const [place, record] of given.records.entries()) {
    const values = record as Record<string, unknown> | null
    const wrong = fields.find((field) => !['string', 'null'].includes(kindOf(values?.[field])))
    if (wrong) throw new Error(`${kind}, record ${place + 1}: "${wrong}" is neither text nor null.`)
    if (!Number.isInteger(values?.id) || ids.has(values?.id))
      throw new Error(`${kind}, record ${place + 1}: its id is no number of its own.`)
    ids.add(values?.id)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

const kindOf = (value: unknown) => (value === null ? 'null' : typeof value)
const listOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [undefined])
const isText = (value: unknown, field: string) =>
  typeof (value as Record<string, unknown> | undefined)?.[field] === 'string'

function isBase64(value: unknown) {
  try {
    return isText(value, 'base64') && bytesOf((value as { base64: string }).base64) !== undefined
  } catch {
    return false
  }
}

function base64Of(bytes: ArrayBuffer) {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte))
  return btoa(letters.join(''))
}

const bytesOf = (base64: string): ArrayBuffer =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer

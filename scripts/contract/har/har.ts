import { operations } from '../../../mocks/engine/operations'
import { createSnapshot, type Snapshot } from '../../../mocks/engine/data/snapshot'
import { entities, entityNames, type EntityName } from '../../../mocks/entities'
import { inventValue } from './invent'

interface HarEntry {
  request?: { method?: string; url?: string }
  response?: { content?: { text?: string; encoding?: string } }
}

/** The entity whose list is read at a path. Public galleries share the records of the admin's: their paths differ in letter case. */
function entityAt(pathname: string): EntityName | undefined {
  const list = operations.find(({ method, matches }) => method === 'GET' && matches.test(pathname))
  const path = list?.name.split(' ')[1]?.toLowerCase()
  return entityNames.find((name) => entities[name].path.toLowerCase() === path)
}

/** The records of a response by their ids; none where it is no list. */
function recordsOf({ response }: HarEntry): Record<string, unknown>[] {
  const { text = '', encoding } = response?.content ?? {}
  try {
    const body = JSON.parse(
      encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text,
    ) as { record_per_page?: unknown } | null
    const list: unknown[] = Array.isArray(body?.record_per_page) ? body.record_per_page : []
    return list.filter((row): row is Record<string, unknown> => typeof row === 'object' && !!row)
  } catch {
    return []
  }
}

/**
 * The lists of a HAR file, as a browser's developer tools save it, with every text invented. Only fields of the contract are
 * taken; ids are given anew. Throws if the text is no HAR, or has no list of the contract.
 */
export function snapshotOfHar(text: string, salt: string) {
  const { log } = JSON.parse(text) as { log?: { entries?: HarEntry[] } }
  if (!Array.isArray(log?.entries)) throw new Error('The file is no HAR: it has no log.entries.')
  const found = new Map<EntityName, Map<string, Record<string, unknown>>>()
  for (const entry of log.entries) {
    const { method, url = '' } = entry.request ?? {}
    const name = method === 'GET' && URL.canParse(url) ? entityAt(new URL(url).pathname) : undefined
    if (!name) continue
    const rows = found.get(name) ?? new Map<string, Record<string, unknown>>()
    for (const row of recordsOf(entry)) rows.set(String(row.id), row)
    found.set(name, rows)
  }
  const counts = [...found].map(([name, { size }]) => `${size} ${name}`)
  if (![...found.values()].some(({ size }) => size))
    throw new Error('The file has no records of the contract.')

  const collections = Object.fromEntries(
    entityNames.map((name) => {
      const rows = [...(found.get(name)?.values() ?? [])]
      // The mock keeps the oldest first, whatever the list's order.
      if (entities[name].newestFirst) rows.reverse()
      const fields = Object.keys(entities[name].model)
      const records = rows.map((row, index) => ({
        id: index + 1,
        ...Object.fromEntries(fields.map((field) => [field, invented(field, row[field], salt)])),
      }))
      return [name, { next: records.length + 1, records }]
    }),
  ) as Snapshot['collections']
  return { snapshot: { ...createSnapshot(), collections, uploads: [] } satisfies Snapshot, counts }
}

const invented = (field: string, value: unknown, salt: string) =>
  typeof value === 'string' || typeof value === 'number'
    ? inventValue(field, String(value), salt)
    : null

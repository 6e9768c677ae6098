import { operations, type Operation } from '../../../mocks/engine/operations'
import { entities, entityNames, type EntityName } from '../../../mocks/entities'
import { evaluate } from '../check/evaluation/evaluate'
import { pathOf, sendRequest, type Outcome, type Target } from '../check/request/send-request'
import { imageSizeOf, type ImageSize } from './image-size'

/** One response of a list, and where it came from. */
export interface ListResponse {
  entity: EntityName
  operation: Operation
  outcome: Outcome
}

/** Responses to record, and the size of the picture at a path; undefined where there is none. */
export interface Source {
  responses: ListResponse[]
  sizeOf: (filePath: string) => Promise<ImageSize | undefined>
}

/** The entity of an operation. Public galleries share the records of the admin's: their paths differ only in letter case. */
export function entityOf(operation: Operation): EntityName | undefined {
  const path = pathOf(operation.name).toLowerCase()
  return entityNames.find((name) => entities[name].path.toLowerCase() === path)
}

const pageSize = 100

/** Reads every list of a server, up to a number of records each. An admin list needs the token. */
export async function readServer({
  token,
  rows,
  ...target
}: Target & { token?: string; rows: number }): Promise<Source> {
  const responses: ListResponse[] = []
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    const entity = entityOf(operation)
    if (!entity || (!operation.isPublic && !token)) continue
    for (let page = 1; (page - 1) * pageSize < rows; page++) {
      const query = { page, page_size: Math.min(pageSize, rows) }
      const outcome = await sendRequest(target, operation, { query, token })
      responses.push({ entity, operation, outcome })
      if (countRecords(operation, outcome) < query.page_size) break
    }
  }
  return { responses, sizeOf: (filePath) => fetchSize(target, filePath) }
}

function countRecords(operation: Operation, outcome: Outcome) {
  const { body } = evaluate(operation, outcome)
  const records = (body as { record_per_page?: unknown } | undefined)?.record_per_page
  return Array.isArray(records) ? records.length : 0
}

/** Sends no token: an `<img>` sends none, and the file may be on another host. */
async function fetchSize(
  { base, limit }: Target,
  filePath: string,
): Promise<ImageSize | undefined> {
  try {
    const url = new URL(filePath.replaceAll('\\', '/').replace(/^~?\/+/, ''), base)
    const response = await fetch(url, { signal: AbortSignal.timeout(limit) })
    return response.ok ? imageSizeOf(new Uint8Array(await response.arrayBuffer())) : undefined
  } catch {
    return undefined
  }
}

interface HarEntry {
  request?: { method?: string; url?: string }
  response?: {
    status?: number
    content?: { mimeType?: string; text?: string; encoding?: string }
  }
}

/** Reads the lists of a HAR file, as a browser's developer tools save it; throws if the text is none. */
export function readHar(text: string): Source {
  const { log } = JSON.parse(text) as { log?: { entries?: HarEntry[] } }
  if (!Array.isArray(log?.entries)) throw new Error('The file is no HAR: it has no log.entries.')
  const bodies = log.entries.flatMap(({ request, response }) => {
    const { text: body, encoding, mimeType = '' } = response?.content ?? {}
    if (request?.method !== 'GET' || !URL.canParse(request.url ?? '') || !body) return []
    const bytes = encoding === 'base64' ? Buffer.from(body, 'base64') : Buffer.from(body)
    return [{ url: new URL(request.url!), bytes, type: mimeType, status: response?.status ?? 0 }]
  })
  const responses = bodies.flatMap(({ url, bytes, type, status }) => {
    const found = operations.find(
      ({ method, matches }) => method === 'GET' && matches.test(url.pathname),
    )
    const entity = found && entityOf(found)
    if (!entity) return []
    const outcome = {
      status,
      text: bytes.toString(),
      type: type.split(';')[0]!,
      location: null,
      ms: 0,
    }
    return [{ entity, operation: found, outcome }]
  })
  const sizeOf = (filePath: string) => {
    const end = filePath.replaceAll('\\', '/').replace(/^~?\/+/, '')
    const file = bodies.find(
      ({ url }) => safeDecode(url.pathname).endsWith(`/${end}`) || url.href === filePath,
    )
    return Promise.resolve(file && imageSizeOf(file.bytes))
  }
  return { responses, sizeOf }
}

function safeDecode(path: string) {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

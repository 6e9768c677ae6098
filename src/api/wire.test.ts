import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { everyCall } from '../../tests/every-call'
import { removeLogin, storeLogin } from './session'

const contract = parse(readFileSync('openapi.yaml', 'utf8')) as {
  paths: Record<string, Record<string, { operationId: string }>>
}
const operations = Object.values(contract.paths).flatMap((path) =>
  Object.values(path).map((operation) => operation.operationId),
)

let sent: Request[] = []

beforeEach(() => {
  sent = []
  storeLogin({ token: 'a-token' }, 'a@example.org')
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return Promise.resolve(Response.json({ status: true, record_per_page: [], total_records: 0 }))
  })
})

afterEach(() => {
  removeLogin()
  vi.unstubAllGlobals()
})

test('the table contains every operation of the contract', () => {
  expect(everyCall.map((row) => row.operation).toSorted()).toEqual(operations.toSorted())
})

test.each(everyCall)(
  '$operation is sent as $request [WIRE-1] [WIRE-2] [WIRE-3] [WIRE-14]',
  async ({ send, request, body, kind }) => {
    await send()

    expect(sent).toHaveLength(1)
    const [wire] = sent as [Request]
    const [method, path] = request.split(/ (.*)/)
    expect(wire.method).toBe(method)
    expect(wire.url).toBe(`http://localhost${path}`)
    expect(wire.credentials).toBe('same-origin')
    expect(wire.cache).toBe('no-store')
    expect(wire.redirect).toBe(method === 'GET' ? 'follow' : 'manual')
    expect(wire.headers.get('Accept')).toBe('application/json')
    // A dead token on the sign-in would lock staff out [AUTH-2].
    expect(wire.headers.get('Authorization')).toBe(kind === 'sign-in' ? null : 'Bearer a-token')
    const type = wire.headers.get('Content-Type')
    if (method === 'GET') {
      expect(type).toBeNull()
      expect(wire.body).toBeNull()
    } else if (method === 'DELETE') {
      expect(type).toBe('application/json')
      expect(await wire.json()).toEqual(body)
    } else {
      expect(type).toMatch(/^multipart\/form-data; ?boundary=/)
      expect(await partsOf(wire)).toEqual(body)
    }
  },
)

/** The parts by name; the multipart standard writes every line break as CRLF. */
async function partsOf(request: Request) {
  const parts = [...(await request.formData())]
  expect(new Set(parts.map(([name]) => name)).size).toBe(parts.length)
  return Promise.all(
    parts.map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\r\n', '\n') : await describeFile(value),
    ]),
  ).then((entries) => Object.fromEntries(entries) as unknown)
}

/** A file as the server receives it. */
const describeFile = async (file: File) => `${file.name} ${file.type} ${await file.text()}`

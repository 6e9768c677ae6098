import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listForVisitors, listPage, deleteRecords } from './collection'
import { forecast, sendMessage, signIn } from './general'
import {
  signedInEmail,
  removeLogin,
  onSessionEnd,
  storeLogin,
  token,
  type SessionEndReason,
} from './session'
import { applySettings } from './settings/settings'

type Responder = () => Response | Promise<Response>

let sent: Request[] = []
let endings: SessionEndReason[] = []
let stopListening = () => undefined as unknown

/** The server's responses, one per call; the last one repeats. */
function server(...responders: Responder[]) {
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request)
    return (responders.length > 1 ? responders.shift()! : responders[0]!)()
  })
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })
const page = { status: true, record_per_page: [{ id: 1 }], total_records: 1 }
const draft = { name: 'Ananya', email: 'a@example.org', subject: 'A stay', message: 'May we stay?' }

beforeEach(() => {
  sent = []
  endings = []
  stopListening = onSessionEnd((ending) => endings.push(ending))
  storeLogin({ token: 'a-token' }, 'a@example.org')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  stopListening()
  removeLogin()
  applySettings({})
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a web page in place of JSON is a failure and is logged', async () => {
  server(() => new Response('<!doctype html><title>App</title>', { status: 200 }))

  const reply = await listPage('/admin/api/slider', {})

  expect(reply).toMatchObject({ ok: false, cause: 'failed' })
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('a web page'))
})

test.each([
  ['cut off', '{"record_per_page":['],
  ['empty', ''],
  ['a bare number', '7'],
  ['null', 'null'],
])('a body that is %s is a failure', async (_, body) => {
  server(() => new Response(body))

  expect(await listPage('/admin/api/slider', {})).toMatchObject({ ok: false, cause: 'failed' })
})

test('a call without a response is offline, not failed', async () => {
  server(() => Promise.reject(new TypeError('Failed to fetch')))

  expect(await listPage('/admin/api/slider', {})).toMatchObject({ ok: false, cause: 'offline' })
})

test('a read that its caller has aborted rejects [WIRE-9]', async () => {
  const controller = new AbortController()
  server(() => Promise.reject(new DOMException('Aborted', 'AbortError')))
  controller.abort()

  await expect(listPage('/admin/api/slider', {}, controller.signal)).rejects.toThrow()
})

test.each([
  ['false', { status: false, userMessage: 'No.' }],
  ['the word "false"', { status: 'false', userMessage: 'No.' }],
  ['the number of a problem', { status: 400, userMessage: 'No.' }],
  ['absent', { userMessage: 'No.' }],
])('an admin write whose status is %s is refused', async (_, body) => {
  server(json(body))

  expect(await deleteRecords('/admin/api/slider', [1])).toEqual({
    ok: false,
    cause: 'refused',
    message: 'No.',
  })
})

test('a public form is accepted when the response body has no status', async () => {
  server(json({}))

  expect(await sendMessage(draft)).toMatchObject({ ok: true })
})

test('a public form is refused when the response body has status false', async () => {
  server(json({ status: false }))

  expect(await sendMessage(draft)).toMatchObject({ ok: false, cause: 'refused' })
})

test('a sign-in is accepted only with the exact message [WIRE-6]', async () => {
  server(
    json({ userMessage: 'Welcome', token: 't' }),
    json({ userMessage: 'Authentication successful', token: 't' }),
  )
  const login = { email: 'a@example.org', password: 'x' }

  expect(await signIn(login)).toMatchObject({ ok: false, message: 'Welcome' })
  expect(await signIn(login)).toMatchObject({ ok: true })
})

test('an array of messages keeps its texts and drops other values', async () => {
  server(json({ status: false, userMessage: ['One.', null, 'Two.', {}] }))

  expect(await deleteRecords('/admin/api/slider', [1])).toMatchObject({ message: ['One.', 'Two.'] })
})

test('a denied read of the admin ends the session', async () => {
  server(json({ title: 'Unauthorized', status: 401 }, 401))

  expect(await listPage('/admin/api/slider', {})).toMatchObject({ ok: false, cause: 'denied' })
  expect(token()).toBeUndefined()
  expect(endings).toEqual(['denied'])
})

test('a denied write keeps the login, so that unsaved text is not lost', async () => {
  server(json({}, 401))

  expect(await deleteRecords('/admin/api/slider', [1])).toMatchObject({ cause: 'denied' })
  expect(token()).toBe('a-token')
  expect(endings).toEqual([])
})

test('on a public screen a stale token is dropped and the call repeated once without it [AUTH-5]', async () => {
  server(json({}, 401), json(page))

  expect(await listForVisitors('/admin/api/slider')).toMatchObject({ ok: true })
  expect(sent.map((request) => request.headers.get('Authorization'))).toEqual([
    'Bearer a-token',
    null,
  ])
  expect(endings).toEqual([])
})

test('the response to a stale token is cancelled to free its connection', async () => {
  const cancelled = vi.fn()
  server(() => new Response(new ReadableStream({ cancel: cancelled }), { status: 401 }), json(page))

  await listForVisitors('/admin/api/slider')

  expect(cancelled).toHaveBeenCalledOnce()
})

test('only a second 401 sends a visitor to sign-in [AUTH-5]', async () => {
  server(json({}, 401))

  expect(await listForVisitors('/admin/api/slider')).toMatchObject({ cause: 'denied' })
  expect(sent).toHaveLength(2)
  expect(endings).toEqual(['denied'])
})

test('a response from another origin is a failure [WIRE-5]', async () => {
  server(() =>
    Object.defineProperty(Response.json(page), 'url', { value: 'https://elsewhere.example/x' }),
  )

  expect(await listPage('/admin/api/slider', {})).toMatchObject({ ok: false, cause: 'failed' })
})

test('the token is sent to an API on another origin when the settings name it', async () => {
  applySettings({ apiBase: 'https://api.example.org/v1/' })
  server(json(page))

  await listPage('/admin/api/slider', {})

  expect(sent[0]?.url).toBe('https://api.example.org/v1/admin/api/slider')
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer a-token')
})

test.each([['a token\r\nX-Evil: 1'], [''], ['ü'], ['x'.repeat(4097)]])(
  'a stored token that is no valid header value is ignored (%#) [AUTH-2]',
  async (bad) => {
    storeLogin({ token: bad }, 'a@example.org')
    server(json(page))

    await listForVisitors('/admin/api/slider')

    expect(sent[0]?.headers.has('Authorization')).toBe(false)
    expect(signedInEmail()).toBe('a@example.org')
  },
)

test('a list is read leniently: no array is empty, and entries that are no records are dropped [DATA-5]', async () => {
  server(
    json({ record_per_page: 'none', total_records: 'many' }),
    json({ record_per_page: [{ id: 1 }, null, 3, [4]], total_records: -2 }),
  )

  expect(await listPage('/admin/api/slider', {})).toEqual({
    ok: true,
    data: { rows: [], total: undefined, hasList: false },
  })
  expect(await listPage('/admin/api/slider', {})).toEqual({
    ok: true,
    data: { rows: [{ id: 1 }], total: undefined, hasList: true },
  })
})

test('an id that is neither a number nor text is dropped', async () => {
  const ids = [1, '2', 0, '', ' ', {}, [3], true, null]
  server(json({ record_per_page: ids.map((id) => ({ id, noti: 'Kirtan' })) }))

  const reply = await listPage('/admin/api/notification', {})

  expect(reply.ok && reply.data.rows.map(({ id }) => id as unknown)).toEqual([
    ...[1, '2', 0],
    ...Array<undefined>(6).fill(undefined),
  ])
})

test.each([
  [0, 0],
  [12.9, 12],
  [1e308, Number.MAX_SAFE_INTEGER],
  [-1, undefined],
  ['13', undefined],
  [{}, undefined],
  [null, undefined],
])('a total of %j is %j [DATA-5]', async (given, total) => {
  server(json({ record_per_page: [], total_records: given }))

  expect(await listPage('/admin/api/slider', {})).toMatchObject({ ok: true, data: { total } })
})

test('a late 401 to an older token does not remove a newer login', async () => {
  server(() => {
    if (sent.length === 1) storeLogin({ token: 'a-new-token' }, 'a@example.org')
    return sent.length === 1 ? Response.json({}, { status: 401 }) : Response.json(page)
  })

  await listForVisitors('/admin/api/slider')

  expect(token()).toBe('a-new-token')
})

test('entries of the forecast that are no objects are dropped', async () => {
  server(json([null, { date: '2026-11-22', temperatureC: 20, temperatureF: 68 }, 'x']))

  expect(await forecast()).toMatchObject({ ok: true, data: [{ date: '2026-11-22' }] })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addRecord, listForVisitors, listPage, deleteRecords, updateRecord } from './collection'
import { forgetHabits } from './habits'
import { changePassword, register, sendMessage, signIn } from './general'
import {
  signedInEmail,
  removeLogin,
  onSessionEnd,
  storeLogin,
  type SessionEndReason,
} from './session'
import { token } from './stored-login'
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
  forgetHabits()
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
])('an admin write whose status is %s is refused', async (_, body) => {
  server(json(body))

  expect(await deleteRecords('/admin/api/slider', [1])).toEqual({
    ok: false,
    cause: 'refused',
    message: 'No.',
  })
})

test('a 2xx that says neither yes nor no has sent a public form, and leaves an admin write open [REFUSAL-7]', async () => {
  server(json({ message: 'email has been sent' }))

  expect(await sendMessage(draft)).toMatchObject({ ok: true })
  expect(await addRecord('/admin/api/mailrequest', { subject: 'Stay' })).toEqual({
    ok: false,
    cause: 'unclear',
    mayHaveArrived: true,
    message: 'email has been sent',
  })
})

test.each([
  [{ success: false, message: 'Mailbox full' }, 'Mailbox full'],
  [{ code: 40001, msg: 'Mailbox full' }, 'Mailbox full'],
  [{ error: 'Mailbox full' }, 'Mailbox full'],
  [{ status: false }, undefined],
])(
  '%j with 200 refuses a public form with the words of the server [REFUSAL-7]',
  async (body, message) => {
    server(json(body))

    expect(await sendMessage(draft)).toEqual({
      ok: false,
      cause: 'refused',
      ...(message && { message }),
    })
  },
)

test('the values of a record are no sentences about fields [REFUSAL-1]', async () => {
  server(json({ title: 'Gita', description: 'Eighteen chapters', success: false }))

  expect(await addRecord('/admin/api/courses', { title: 'Gita' })).toEqual({
    ok: false,
    cause: 'refused',
  })
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

test('a visitor’s read asks the server whether a kept copy is still true [WIRE-14]', async () => {
  removeLogin()
  server(json(page))

  await listForVisitors('/admin/api/slider')

  expect(sent[0]?.cache).toBe('no-cache')
})

test('only a second 401 sends a visitor to sign-in [AUTH-5]', async () => {
  server(json({}, 401))

  expect(await listForVisitors('/admin/api/slider')).toMatchObject({ cause: 'denied' })
  expect(sent).toHaveLength(2)
  expect(endings).toEqual(['denied'])
  // What refuses every call, such as a proxy, says nothing about the token.
  expect(token()).toBe('a-token')
})

test('a 403 to a public call with a token is one to the token [REFUSAL-4]', async () => {
  server(json({ detail: 'Forbidden' }, 403), json(page), json({}, 403), json({}))

  expect(await listForVisitors('/admin/api/slider')).toMatchObject({ ok: true })
  expect(token()).toBeUndefined()
  storeLogin({ token: 'a-token' }, 'a@example.org')
  expect(await sendMessage(draft)).toMatchObject({ ok: true })
  expect(authorizations()).toEqual(['Bearer a-token', null, 'Bearer a-token', null])
})

test('a token that a preflight to another origin forbids takes no public list away [REFUSAL-4]', async () => {
  applySettings({ apiBase: 'https://api.example.org/' })
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return request.headers.has('Authorization')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json(page))
  })

  expect(await listForVisitors('/admin/api/slider')).toMatchObject({ ok: true })
  expect(await listForVisitors('/admin/api/courses')).toMatchObject({ ok: true })

  // One lost answer is no reason to log anybody out.
  expect(authorizations()).toEqual(['Bearer a-token', null, null])
  expect(token()).toBe('a-token')
})

test('a web page in place of a 401 says nothing about the account [REFUSAL-13]', async () => {
  server(() => new Response('<h1>Blocked</h1>', { status: 401 }))

  expect(await listPage('/admin/api/slider', {})).toEqual({
    ok: false,
    cause: 'failed',
    status: 401,
    isWebPage: true,
  })
  expect(endings).toEqual([])
})

test.each([408, 460, 499])(
  'after a %i nobody knows whether a write was done [REFUSAL-9]',
  async (status) => {
    server(json({}, status))

    expect(await deleteRecords('/admin/api/slider', [1])).toMatchObject({ mayHaveArrived: true })
    expect(await listPage('/admin/api/slider', {})).not.toHaveProperty('mayHaveArrived')
  },
)

describe('empty optional fields [REFUSAL-12]', () => {
  const course = { title: 'Gita', startDate: '', startTime: '' }
  const refusal = json({ statusCode: 400, message: ['startDate must be a valid date'] }, 400)
  const fields = async () =>
    Promise.all(sent.map(async (request) => [...(await request.clone().formData()).keys()].join()))

  test.each([
    ['DRF', { startDate: ['Date has wrong format.'] }, 400],
    ['NestJS', { statusCode: 400, message: ['startDate must be a valid date'] }, 400],
    ['FastAPI', { detail: [{ loc: ['body', 'startDate'], msg: 'Invalid date' }] }, 422],
  ])('are left out once when %s refuses them alone', async (_, body, status) => {
    server(json(body, status), json({ status: true }))

    expect(await addRecord('/admin/api/courses', course)).toMatchObject({ ok: true })
    expect(await fields()).toEqual(['title,startDate,startTime', 'title,startTime'])
  })

  test.each([
    ['a filled field too', { startDate: ['No date.'], title: ['Too long.'] }, 400],
    ['the whole', { startDate: ['No date.'], non_field_errors: ['No.'] }, 400],
    ['nothing', {}, 422],
    ['another status', { startDate: ['No date.'] }, 409],
  ])('are sent once only when the refusal names %s', async (_, body, status) => {
    server(json(body, status))

    expect(await addRecord('/admin/api/courses', course)).toMatchObject({ ok: false, status })
    expect(sent).toHaveLength(1)
  })

  test('are not left out again after that was refused as well', async () => {
    server(refusal, json({ startDate: ['This field is required.'] }, 400), refusal)

    const add = () => addRecord('/admin/api/courses', course)
    expect(await add()).toMatchObject({ message: 'startDate must be a valid date' })
    expect(await add()).toMatchObject({ message: 'startDate must be a valid date' })
    expect(sent).toHaveLength(3)
  })

  test('a null of the record is sent as one in an edit', async () => {
    server(json({ status: true }))

    await updateRecord('/admin/api/courses', 7, { title: 'Gita', description: null })

    expect(await fields()).toEqual(['title,description'])
  })
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
    data: { rows: [], received: 0, total: undefined, hasList: false },
  })
  expect(await listPage('/admin/api/slider', {})).toEqual({
    ok: true,
    data: { rows: [{ id: 1 }], received: 4, total: undefined, hasList: true },
  })
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

const authorizations = () => sent.map((request) => request.headers.get('Authorization'))
const change = { email: 'a@example.org', password: 'old', new_pass: 'N3w!word' }

test('the sign-in carries no token, because a dead one would lock staff out [AUTH-2] [REFUSAL-3]', async () => {
  server(json({ userMessage: 'Authentication successful', token: 't' }))

  expect(await signIn({ email: 'a@example.org', password: 'x' })).toMatchObject({ ok: true })
  expect(authorizations()).toEqual([null])
})

test('a public form with a dead token is sent once more without it [REFUSAL-4] [AUTH-5]', async () => {
  server(json({ detail: 'Invalid token.' }, 401), json({}))

  expect(await sendMessage(draft)).toMatchObject({ ok: true })
  expect(authorizations()).toEqual(['Bearer a-token', null])
  expect((await sent[1]!.formData()).get('message')).toBe('May we stay?')
  expect(token()).toBeUndefined()
})

test('a second 401 to a public form ends there, without a way to sign-in [REFUSAL-4]', async () => {
  server(json({}, 401))
  const person = { ...draft, language: 'Hindi', address: 'Street 1', comment: 'Thanks' }

  expect(await register(person)).toMatchObject({ ok: false, cause: 'denied' })
  expect(sent).toHaveLength(2)
  expect(endings).toEqual([])
})

test.each([400, 500])('a public form is not repeated after a %i', async (status) => {
  server(json({}, status))

  await sendMessage(draft)

  expect(sent).toHaveLength(1)
})

const denied = json({ detail: 'No.' }, 401)
const gone = () => Promise.reject(new TypeError('Failed to fetch'))

test.each<[string, string, Responder[]]>([
  ['good', 'password', [json(page), denied]],
  ['good for the second list', 'password', [json({}, 403), json(page), denied]],
  ['dead', 'session', [denied]],
  ['refused as something else', 'session', [json({}, 422)]],
  ['unknown', 'session', [gone]],
  ['not needed for any list', 'either', [json(page)]],
  ['allowed no protected list', 'either', [json({}, 403)]],
])(
  'a 401 to the password change with a token that is %s is about the %s [REFUSAL-5]',
  async (_, denial, reads) => {
    server(denied, ...reads)

    expect(await changePassword(change)).toMatchObject({
      cause: denial === 'session' ? 'denied' : 'failed',
      denial,
    })
    expect(token()).toBe('a-token')
    // Lists that are public prove nothing about the token.
    expect(sent[1]!.url).toContain('/admin/api/contactus?')
  },
)

const now = 'Sat, 21 Nov 2026 10:00:00 GMT'
/** What the clock of a server says that is a day ahead of the device. */
const nextDay = 'Sun, 22 Nov 2026 10:00:00 GMT'

test.each([
  ['429', { 'Retry-After': '52' }, 52_000],
  ['429', { 'Retry-After': 'Sat, 21 Nov 2026 10:01:00 GMT', Date: now }, 60_000],
  ['429', { 'Retry-After': 'Sun, 22 Nov 2026 10:01:00 GMT', Date: nextDay }, 60_000],
  ['429', { 'Retry-After': 'Sat, 21 Nov 2026 10:01:00 GMT' }, undefined],
  ['503', { 'Retry-After': 'Sat, 21 Nov 2026 10:01:00 GMT' }, undefined],
  ['503', { 'Retry-After': '5' }, 5000],
  ['429', {}, undefined],
  ['429', { 'Retry-After': 'soon' }, undefined],
])(
  'a %s with %j says when to come back, and that nothing was done [REFUSAL-10]',
  async (status, headers, after) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z'), toFake: ['Date'] })
    server(() => new Response('<h1>Busy</h1>', { status: Number(status), headers }))

    const result = await addRecord('/admin/api/notification', { noti: 'Kirtan' })

    const until = after === undefined ? undefined : Date.now() + after
    expect(result).toEqual({
      ok: false,
      cause: 'failed',
      status: Number(status),
      busy: until ? { until } : {},
    })
    vi.useRealTimers()
  },
)

test.each<Record<string, string>>([
  { 'Retry-After': '601' },
  { 'Retry-After': nextDay, Date: now },
])('a wait of more than ten minutes, %j, is told without a time [REFUSAL-10]', async (headers) => {
  server(() => new Response('', { status: 429, headers }))

  expect(await addRecord('/admin/api/notification', { noti: 'Kirtan' })).toMatchObject({
    busy: { isLong: true },
  })
})

test('a 503 without Retry-After is a failure like others', async () => {
  server(json({}, 503))

  const result = await addRecord('/admin/api/notification', { noti: 'Kirtan' })

  expect(result).toEqual({ ok: false, cause: 'failed', status: 503, mayHaveArrived: true })
})

test('of a 5xx only the contract’s own message is read', async () => {
  server(
    json({ detail: 'relation "x" does not exist' }, 500),
    json({ userMessage: 'The disk is full.', traceId: '00-4bf9' }, 500),
  )

  expect(await deleteRecords('/admin/api/slider', [1])).not.toHaveProperty('message')
  expect(await deleteRecords('/admin/api/slider', [1])).toMatchObject({
    message: 'The disk is full.',
    reference: '00-4bf9',
  })
})

describe('cookies [REFUSAL-11]', () => {
  const csrf = { cookie: 'csrftoken', header: 'X-CSRFToken' }
  const write = () => addRecord('/admin/api/notification', { noti: 'Kirtan' })

  beforeEach(() => {
    vi.stubGlobal('document', {
      baseURI: 'http://localhost/',
      cookie: 'a=1; csrftoken=se%2Bcret; b=2',
    })
    server(json({ status: true }))
  })

  test('the value of the cookie goes into the header of each write, the sign-in included', async () => {
    applySettings({ csrf })

    await write()
    await signIn({ email: 'a@example.org', password: 'x' })
    await listPage('/admin/api/slider', {})

    expect(sent.map(({ headers }) => headers.get('X-CSRFToken'))).toEqual([
      'se+cret',
      'se+cret',
      null,
    ])
  })

  test('an API on another origin does not learn it', async () => {
    applySettings({ csrf, apiBase: 'https://api.example.org/' })

    await write()

    expect(sent[0]!.headers.has('X-CSRFToken')).toBe(false)
  })

  test.each([{}, { csrf: { cookie: 'csrftoken' } }, { csrf: { ...csrf, cookie: 'other' } }])(
    'with the settings %j no header is sent',
    async (settings) => {
      applySettings(settings)

      await write()

      expect([...sent[0]!.headers.keys()].sort()).toEqual([
        'accept',
        'authorization',
        'content-type',
      ])
    },
  )

  test.each([
    [{}, 'same-origin'],
    [{ credentials: 'omit' }, 'omit'],
    [{ credentials: '' }, 'same-origin'],
    [{ credentials: 'include' }, 'same-origin'],
  ])('with the settings %j the credentials are %s', async (settings, credentials) => {
    applySettings(settings)

    await write()
    await listPage('/admin/api/slider', {})

    expect(sent.map((request) => request.credentials)).toEqual([credentials, credentials])
  })
})

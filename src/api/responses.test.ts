import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everyCall, type ExpectedCall } from '../../tests/every-call'
import type { ApiResult } from './client'
import { removeLogin, storeLogin } from './session'

beforeEach(() => {
  storeLogin({ token: 'a-token' }, 'a@example.org')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  removeLogin()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Init = ConstructorParameters<typeof Response>[1]

/** Sends every call of the contract to a server with one fixed response; returns the replies by operation. */
async function repliesTo(
  body: string | null,
  init?: Init,
  which: (call: ExpectedCall) => boolean = () => true,
) {
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const response = new Response(body, init)
    return Promise.resolve(Object.defineProperty(response, 'url', { value: url }))
  })
  const calls = everyCall.filter(which)
  const replies = await Promise.all(calls.map(({ send }) => send()))
  return Object.fromEntries(calls.map(({ operation }, index) => [operation, replies[index]!]))
}

const isKind = (kind: ExpectedCall['kind']) => (call: ExpectedCall) => call.kind === kind

const causes = (replies: Record<string, ApiResult<unknown>>) =>
  new Set(Object.values(replies).map((result) => (result.ok ? 'ok' : result.cause)))

const page = '<!doctype html>\n<title>Temple</title>'
const problem = JSON.stringify({ title: 'Bad Request', status: 400, detail: 'No.' })
const asProblem = (status: number) => ({
  status,
  headers: { 'Content-Type': 'application/problem+json' },
})

test.each<[string, string | null, Init?]>([
  ['a web page', page, { headers: { 'Content-Type': 'text/html' } }],
  ['a web page that says it is JSON', page, { headers: { 'Content-Type': 'application/json' } }],
  ['a web page that says 404', page, { status: 404 }],
  ['JSON that is cut off', '{"status":true,"userMessage":"Authentication succ'],
  ['an empty body with status 500', '', { status: 500, headers: { 'Content-Length': '0' } }],
  ['garbage', '\u0000\ufffd}{PK\u0003\u0004'],
  ['a problem', problem, asProblem(400)],
  ['a problem of the server', problem, asProblem(500)],
  ['success with the wrong status', '{"status":true}', { status: 500 }],
])(
  '%s gives a failure for every call of the contract and throws in none [WIRE-5]',
  async (_, body, init) => {
    expect(causes(await repliesTo(body, init))).toEqual(new Set(['failed']))
  },
)

test.each<[string, string | null, Init?]>([
  ['an empty body', ''],
  ['no body', null, { status: 204 }],
  ['no body and 205', null, { status: 205 }],
  ['an empty body and 201', '', { status: 201 }],
  ['an empty body with Content-Length 0', '', { headers: { 'Content-Length': '0' } }],
])(
  '%s accepts a write, and is a failure for sign-in and reads [REFUSAL-7]',
  async (_, body, init) => {
    for (const [kind, cause] of [
      ['admin write', 'ok'],
      ['public form', 'ok'],
      ['sign-in', 'failed'],
      ['list', 'failed'],
      ['forecast', 'failed'],
    ] as const)
      expect([kind, ...causes(await repliesTo(body, init, isKind(kind)))]).toEqual([kind, cause])
  },
)

test('the 413 of a proxy is a failure that says so for every call [DEPLOY-4]', async () => {
  const replies = await repliesTo(page, { status: 413, headers: { 'Content-Type': 'text/html' } })

  for (const result of Object.values(replies))
    expect(result).toEqual({ ok: false, cause: 'failed', status: 413, tooLarge: true })
})

test('a list is a failure for every other read, and an object is one for the forecast', async () => {
  expect(causes(await repliesTo('[]', {}, isKind('forecast')))).toEqual(new Set(['ok']))
  for (const body of ['[]', '7', 'null', '"true"'])
    for (const kind of ['list', 'sign-in'] as const)
      expect(causes(await repliesTo(body, {}, isKind(kind)))).toEqual(new Set(['failed']))
  expect(causes(await repliesTo('{}', {}, isKind('forecast')))).toEqual(new Set(['failed']))
})

test.each(everyCall)(
  '$operation warns with the address that responded with a web page [WIRE-5]',
  async (call) => {
    const { [call.operation]: result } = await repliesTo(page, {}, ({ send }) => send === call.send)

    const line = `http://localhost${call.request.split(' ')[1]} responded with a web page.`
    const warnings = vi.mocked(console.warn).mock.calls
    expect(result).toMatchObject({ ok: false, cause: 'failed' })
    // The public list logs the failure of a visitor's read itself.
    if (call.logged === 'by its reader')
      expect([result, warnings]).toMatchObject([{ detail: line }, []])
    else expect(warnings).toEqual([[line]])
  },
)

test.each([
  ['a yes', { status: true }, 'ok', 'ok'],
  ['a no', { status: false }, 'refused', 'refused'],
  ['neither', {}, 'unclear', 'ok'],
  ['neither, but signed in', { userMessage: 'Authentication successful' }, 'unclear', 'ok'],
])('%s is the same one for every write of its kind [WIRE-6]', async (_, fields, admin, form) => {
  const body = JSON.stringify(fields)

  expect(causes(await repliesTo(body, {}, isKind('admin write')))).toEqual(new Set([admin]))
  expect(causes(await repliesTo(body, {}, isKind('public form')))).toEqual(new Set([form]))
  const list = admin === 'refused' ? 'refused' : 'ok'
  expect(causes(await repliesTo(body, {}, isKind('list')))).toEqual(new Set([list]))
  const signedIn = 'userMessage' in fields ? 'ok' : undefined
  expect(causes(await repliesTo(body, {}, isKind('sign-in')))).not.toEqual(
    new Set([signedIn ? 'refused' : 'ok']),
  )
})

test.each([
  ['a body that cannot be read', '{"status":tr', 200, true],
  ['a page with status 200', page, 200, true],
  ['a failure of the server', '{"status":500}', 500, true],
  ['the page of a proxy', page, 504, true],
  ['a refusal with status 400', '{"title":["Too long."]}', 400, false],
  ['a refusal', '{"status":false}', 200, false],
])(
  'a write may have arrived without a readable response and after a 5xx, and not otherwise: %s [REFUSAL-9]',
  async (_, body, status, mayHaveArrived) => {
    const replies = Object.values(await repliesTo(body, { status }, isKind('admin write')))

    expect(replies.map((result) => !result.ok && !!result.mayHaveArrived)).toEqual(
      replies.map(() => mayHaveArrived),
    )
  },
)

test('a problem with a userMessage keeps the message', async () => {
  const body = JSON.stringify({ status: 400, userMessage: ['Too long.', 7] })

  for (const result of Object.values(await repliesTo(body, asProblem(400))))
    expect(result).toMatchObject({ ok: false, message: 'Too long.' })
})

test('a broken connection makes every call offline and throws in none', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('terminated')))
  const replies = await Promise.all(everyCall.map(({ send }) => send()))
  expect(replies.every((result) => !result.ok && result.cause === 'offline')).toBe(true)
  const [write] = await Promise.all(
    everyCall.filter(isKind('admin write')).map(({ send }) => send()),
  )
  expect(write).toMatchObject({ mayHaveArrived: true })
})

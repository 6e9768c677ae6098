import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addRecord, listForVisitors, listPage } from './collection'
import { forecast, sendMessage } from './general'
import { forget, remember } from './session'

beforeEach(() => {
  vi.useFakeTimers()
  remember({ token: 'a-token' }, 'a@example.org')
})

afterEach(() => {
  forget()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What the browser does with a call that is given up. */
const givenUp = ({ signal }: Request) =>
  new Promise<never>((_, reject) => {
    const giveUp = () => reject(new DOMException('Aborted', 'AbortError'))
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp)
  })

/** A server that takes a call and never answers. */
const never = () => vi.stubGlobal('fetch', givenUp)

/** A server that begins to answer and falls silent. */
const silent = () =>
  vi.stubGlobal('fetch', (request: Request) =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start(body) {
            body.enqueue(new TextEncoder().encode('{"status":'))
            givenUp(request).catch((reason: unknown) => body.error(reason))
          },
        }),
      ),
    ),
  )

const picture = new File(['bytes'], 'a.png', { type: 'image/png' })
const draft = { name: 'Ananya', email: 'a@example.org', subject: 'A stay', message: 'May we stay?' }

test.each([
  ['a list of the admin', 30, () => listPage('/admin/api/slider', {})],
  ['a public list', 30, () => listForVisitors('/admin/api/slider')],
  ['the forecast', 30, () => forecast()],
  ['a record with a file', 120, () => addRecord('/admin/api/slider', { file: picture })],
  ['a message', 120, () => sendMessage(draft)],
])('%s is waited for %i s and no longer', async (_, seconds, call) => {
  for (const server of [never, silent]) {
    server()
    let reply: object | undefined
    const done = call().then((came) => (reply = came))

    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(reply).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await done

    expect(reply).toMatchObject({ ok: false, cause: 'offline' })
  }
})

test('the repeated call of a visitor has no time of its own', async () => {
  let calls = 0
  vi.stubGlobal('fetch', (request: Request) => {
    calls += 1
    return calls === 1 ? Promise.resolve(new Response('', { status: 401 })) : givenUp(request)
  })
  const reply = listForVisitors('/admin/api/slider')

  await vi.advanceTimersByTimeAsync(30_000)

  expect(await reply).toMatchObject({ ok: false, cause: 'offline' })
  expect(calls).toBe(2)
})

test('an answer in time leaves no timer behind', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ record_per_page: [] })))

  await listPage('/admin/api/slider', {})

  expect(vi.getTimerCount()).toBe(0)
})

test('a call that its reader gives up ends at once and leaves no timer behind', async () => {
  never()
  const reader = new AbortController()
  const reply = listPage('/admin/api/slider', {}, reader.signal)
  reader.abort()

  await expect(reply).rejects.toThrow()
  expect(vi.getTimerCount()).toBe(0)
})

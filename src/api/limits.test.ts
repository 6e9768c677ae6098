import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUpload, slowReads } from './client'
import { addRecord, listForVisitors, listPage } from './collection'
import { forecast, sendMessage } from './general'
import { removeLogin, storeLogin } from './session'

beforeEach(() => {
  vi.useFakeTimers()
  storeLogin({ token: 'a-token' }, 'a@example.org')
})

afterEach(() => {
  removeLogin()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Rejects when the request is aborted, as the browser does. */
const rejectOnAbort = ({ signal }: Request) =>
  new Promise<never>((_, reject) => {
    const giveUp = () => reject(new DOMException('Aborted', 'AbortError'))
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp)
  })

/** A server that accepts a request and never responds. */
const neverResponds = () => vi.stubGlobal('fetch', rejectOnAbort)

/** A server that starts a response and never ends it. */
const stallsMidway = () =>
  vi.stubGlobal('fetch', (request: Request) =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start(body) {
            body.enqueue(new TextEncoder().encode('{"status":'))
            rejectOnAbort(request).catch((reason: unknown) => body.error(reason))
          },
        }),
      ),
    ),
  )

const picture = new File(['bytes'], 'a.png', { type: 'image/png' })
const draft = { name: 'Ananya', email: 'a@example.org', subject: 'A stay', message: 'May we stay?' }

test.each([
  ['a list of the admin', 60, () => listPage('/admin/api/slider', {})],
  ['a public list', 60, () => listForVisitors('/admin/api/slider')],
  ['the forecast', 60, () => forecast()],
  ['a record with a file', 120, () => addRecord('/admin/api/slider', { file: picture })],
  ['a message', 120, () => sendMessage(draft)],
  [
    'a record with a file of 1 MB',
    220,
    () => addRecord('/admin/api/slider', { file: new File(['x'.repeat(1_000_000)], 'a.png') }),
  ],
])('%s times out after %i s [WIRE-8]', async (_, limit, call) => {
  for (const server of [neverResponds, stallsMidway]) {
    server()
    // A read has less time for each further byte than for the first one.
    const seconds = server === stallsMidway && limit === 60 ? 30 : limit
    let result: object | undefined
    const done = call().then((response) => (result = response))

    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(result).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await done

    expect(result).toMatchObject({ ok: false, cause: 'offline' })
  }
})

test('a file that takes a second to send is told with its size, and can be stopped [WIRE-8]', async () => {
  neverResponds()
  const file = new File(['x'.repeat(3_700_000)], 'a.png')
  const result = addRecord('/admin/api/slider', { file })

  await vi.advanceTimersByTimeAsync(999)
  expect(currentUpload.get()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(currentUpload.get()).toMatchObject({ size: 3_700_000, startedAt: Date.now() - 1000 })
  currentUpload.get()!.stop()

  expect(await result).toEqual({
    ...{ ok: false, cause: 'offline', mayHaveArrived: true },
    wasStopped: true,
  })
  expect(currentUpload.get()).toBeUndefined()
})

test('a list that keeps coming is waited for [WIRE-8]', async () => {
  vi.stubGlobal('fetch', () => {
    let parts = 0
    const body = new ReadableStream({
      async pull(stream) {
        await new Promise((resolve) => setTimeout(resolve, 29_000))
        parts += 1
        stream.enqueue(new TextEncoder().encode(parts < 5 ? ' ' : '{"record_per_page":[]}'))
        if (parts === 5) stream.close()
      },
    })
    return Promise.resolve(new Response(body))
  })
  const result = listPage('/admin/api/slider', {})

  await vi.advanceTimersByTimeAsync(150_000)

  expect(await result).toMatchObject({ ok: true })
})

test('a read that takes long is counted after 10 s, until its answer comes [WIRE-8]', async () => {
  vi.stubGlobal('fetch', async () => {
    await new Promise((resolve) => setTimeout(resolve, 45_000))
    return Response.json({ record_per_page: [] })
  })
  const result = listPage('/admin/api/slider', {})

  await vi.advanceTimersByTimeAsync(9_999)
  expect(slowReads.get()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(slowReads.get()).toBe(1)
  await vi.advanceTimersByTimeAsync(35_000)

  expect(await result).toMatchObject({ ok: true })
  expect(slowReads.get()).toBe(0)
})

test('the repeated call of a visitor has a time limit of its own', async () => {
  let calls = 0
  vi.stubGlobal('fetch', (request: Request) => {
    calls += 1
    return calls === 1 ? Promise.resolve(new Response('', { status: 401 })) : rejectOnAbort(request)
  })
  const result = listForVisitors('/admin/api/slider')

  await vi.advanceTimersByTimeAsync(60_000)

  expect(await result).toMatchObject({ ok: false, cause: 'offline', timedOut: true })
  expect(calls).toBe(2)
})

test('an aborted call ends at once and clears its timer', async () => {
  neverResponds()
  const reader = new AbortController()
  const result = listPage('/admin/api/slider', {}, reader.signal)
  reader.abort()

  await expect(result).rejects.toThrow()
  expect(vi.getTimerCount()).toBe(0)
})

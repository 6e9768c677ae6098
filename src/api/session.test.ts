import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listForVisitors, listPage } from './collection'
import {
  expireSession,
  signedInEmail,
  removeLogin,
  signOut,
  onSessionEnd,
  storeLogin,
  watchOtherTabs,
} from './session'
import { token } from './stored-login'
import { apiBase } from './settings/settings'

const body = { userMessage: 'Authentication successful', token: 'a-token' }

/** A `localStorage` whose `broken` methods throw as a browser's do. */
class FakeStorage {
  items = new Map<string, string>()
  removed: string[] = []
  constructor(private readonly broken: Partial<Record<'get' | 'set' | 'remove', string>> = {}) {}

  private guard(method: 'get' | 'set' | 'remove') {
    const reason = this.broken[method]
    if (reason) throw new DOMException('The operation failed.', reason)
  }
  getItem = (key: string) => (this.guard('get'), this.items.get(key) ?? null)
  setItem = (key: string, value: string) => (this.guard('set'), void this.items.set(key, value))
  removeItem = (key: string) => {
    this.guard('remove')
    this.removed.push(key)
    this.items.delete(key)
  }
}

/** Replaces the browser's storage; with undefined every access throws. */
function storage(fakeStorage?: FakeStorage) {
  vi.stubGlobal('localStorage', fakeStorage)
  if (fakeStorage) return fakeStorage
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
}

const stored = (text: string) => {
  const fakeStorage = storage(new FakeStorage())!
  fakeStorage.items.set('login-info', text)
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))

afterEach(() => {
  vi.unstubAllGlobals()
  removeLogin()
  vi.restoreAllMocks()
})

test('a login is stored completely, with the e-mail that was typed [AUTH-1]', () => {
  const fakeStorage = storage(new FakeStorage())!

  storeLogin({ ...body, role: 'staff' }, 'a@example.org')

  expect(JSON.parse(fakeStorage.items.get('login-info')!)).toEqual({
    ...body,
    role: 'staff',
    email: 'a@example.org',
  })
})

test('a login is stored beside the address of the API that issued it [AUTH-2]', () => {
  const fakeStorage = storage(new FakeStorage())!

  storeLogin(body, 'a@example.org')

  expect(fakeStorage.items.get('login-api')).toBe(apiBase())
})

test.each<[string, FakeStorage | undefined]>([
  ['blocked', undefined],
  [
    'blocked at each access',
    new FakeStorage({ get: 'SecurityError', set: 'SecurityError', remove: 'SecurityError' }),
  ],
  ['full', new FakeStorage({ set: 'QuotaExceededError' })],
])(
  'where storage is %s a login holds until the tab closes or logs out [AUTH-1]',
  (_, fakeStorage) => {
    storage(fakeStorage)
    expect(token()).toBeUndefined()

    storeLogin(body, 'a@example.org')
    expect([token(), signedInEmail()]).toEqual(['a-token', 'a@example.org'])

    removeLogin()
    expect([token(), signedInEmail()]).toEqual([undefined, ''])
  },
)

test('when storage is full, an older login does not come back', () => {
  const fakeStorage = storage(new FakeStorage({ set: 'QuotaExceededError' }))!
  fakeStorage.items.set(
    'login-info',
    JSON.stringify({ token: 'an-older-one', email: 'old@example.org' }),
  )

  storeLogin(body, 'a@example.org')
  expect([token(), signedInEmail()]).toEqual(['a-token', 'a@example.org'])
  removeLogin()

  expect([token(), signedInEmail()]).toEqual([undefined, ''])
})

test.each([
  'not JSON',
  '{"token":"a-tok',
  '',
  'null',
  '7',
  '"a-token"',
  '[]',
  '{"token":{"value":"a-token"},"email":["a@example.org"]}',
  '{"token":"with a space","email":null}',
  '{"token":"","email":7}',
  '{"__proto__":{"token":"a-token"}}',
])('a stored %j is no login, and a new login replaces it', (text) => {
  stored(text)
  expect([token(), signedInEmail()]).toEqual([undefined, ''])

  storeLogin(body, 'a@example.org')

  expect([token(), signedInEmail()]).toEqual(['a-token', 'a@example.org'])
})

test('ten simultaneous 401s remove the login once [AUTH-4]', async () => {
  const fakeStorage = storage(new FakeStorage())!
  storeLogin(body, 'a@example.org')
  let calls = 0
  const stop = onSessionEnd(() => (calls += 1))
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 401 })))

  await Promise.all(
    Array.from({ length: 10 }, () => listPage('/admin/api/slider', { page: 1, page_size: 1 })),
  )
  stop()

  expect(fakeStorage.removed).toEqual(['login-info', 'login-api'])
  expect(fakeStorage.items.size).toBe(0)
  expect(calls).toBeGreaterThan(0)
})

test('a stale token of a visitor is removed once, however many reads sent it', async () => {
  const fakeStorage = storage(new FakeStorage())!
  storeLogin(body, 'a@example.org')
  const sent: boolean[] = []
  vi.stubGlobal('fetch', ({ headers }: Request) => {
    sent.push(headers.has('Authorization'))
    return Promise.resolve(
      Response.json({ record_per_page: [] }, { status: sent.at(-1) ? 401 : 200 }),
    )
  })
  let calls = 0
  const stop = onSessionEnd(() => (calls += 1))

  const replies = await Promise.all(
    Array.from({ length: 6 }, () => listForVisitors('/admin/api/slider')),
  )
  stop()

  expect(replies.every(({ ok }) => ok)).toBe(true)
  expect(sent).toHaveLength(12)
  expect(fakeStorage.removed).toEqual(['login-info', 'login-api'])
  expect(calls).toBe(0)
})

test('a page restored from the back/forward cache notices a logout', () => {
  const fakeStorage = storage(new FakeStorage())!
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  storeLogin(body, 'a@example.org')
  const endings: string[] = []
  const stops = [onSessionEnd((ending) => endings.push(ending)), watchOtherTabs()]
  const shown = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

  shown(true)
  fakeStorage.items.clear()
  shown(false)
  expect(endings).toEqual([])
  shown(true)
  shown(true)

  expect(endings).toEqual(['otherTab'])
  for (const stop of stops) stop()
})

test('another tab learns who logged out, but nothing after a 401', () => {
  const fakeStorage = storage(new FakeStorage())!
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const loggedOut: string[] = []
  const stop = watchOtherTabs((person) => loggedOut.push(person))
  const write = fakeStorage.setItem
  fakeStorage.setItem = (key, newValue) => {
    write(key, newValue)
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  }

  storeLogin(body, 'a@example.org')
  expireSession()
  expect(loggedOut).toEqual([])
  storeLogin(body, 'a@example.org')

  expect(signOut()).toBe('a@example.org')
  expect(loggedOut).toEqual(['a@example.org'])
  expect(fakeStorage.items.size).toBe(0)
  stop()
})

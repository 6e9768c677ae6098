import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addRecord, listPage, deleteRecords, updateRecord } from './collection'
import { changePassword, register, sendMessage, signIn } from './general'
import { forgetHabits, otherSpelling } from './habits'
import { removeLogin, storeLogin } from './session'
import { applySettings } from './settings/settings'

// Uses real HTTP, because stubs do not implement `redirect` and `response.url`.

/** A host that records its requests; /api/ redirects, /moved/ has the redirected resources. */
class Host {
  seen: IncomingMessage[] = []
  to = ''
  /** Redirects each path to its other spelling where that ends as this says, as frameworks do. */
  finalSlash?: boolean
  /** What the other spelling answers to a read. */
  status = 200
  private readonly server: Server = createServer((request, response) => {
    this.seen.push(request)
    request.resume()
    const path = request.url!.split('?')[0]!
    const moved = path.startsWith('/moved/')
    const other = this.finalSlash !== undefined && path.endsWith('/') !== this.finalSlash
    const to = other && !moved ? request.url!.replace(path, otherSpelling(path)) : this.to
    const status = request.method === 'GET' ? this.status : 200
    response.writeHead(moved || !to ? status : 308, {
      'Content-Type': 'application/json',
      // An inner address that nobody can reach must do no harm to a write.
      Location: request.method === 'GET' ? to : `http://10.0.0.1${to}`,
    })
    response.end(JSON.stringify({ status: true, record_per_page: [{ id: 1 }], total_records: 1 }))
  })

  get origin() {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  open = () => new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
  close = () => {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(resolve))
  }
}

let api: Host
let other: Host

beforeEach(async () => {
  forgetHabits()
  api = new Host()
  other = new Host()
  await Promise.all([api.open(), other.open()])
  applySettings({ apiBase: `${api.origin}/api/` })
  storeLogin({ token: 'a-token' }, 'a@example.org')
})

afterEach(async () => {
  removeLogin()
  applySettings({})
  await Promise.all([api.close(), other.close()])
})

test('a read follows a redirect within the origin of the API', async () => {
  api.to = '/moved/slider'

  expect(await listPage('/admin/api/slider', {})).toMatchObject({ ok: true, data: { total: 1 } })
  expect(api.seen.map(({ url }) => url)).toEqual(['/api/admin/api/slider', '/moved/slider'])
})

test('a read that is redirected to another origin is a failure and does not send the token there', async () => {
  api.to = `${other.origin}/moved/slider`

  expect(await listPage('/admin/api/slider', {})).toMatchObject({ ok: false, cause: 'failed' })
  expect(other.seen.map(({ headers }) => headers.authorization)).toEqual([undefined])
})

const person = { name: 'Ananya', email: 'a@example.org' }
const login = { email: 'a@example.org', password: 'x' }
const calls = [
  () => addRecord('/admin/api/notification', { noti: 'x' }),
  () => updateRecord('/admin/api/notification', 7, { noti: 'x' }),
  () => deleteRecords('/admin/api/notification', [7]),
  () => signIn(login),
  () => changePassword({ ...login, new_pass: 'y' }),
  () => sendMessage({ ...person, subject: 'A stay', message: 'May we stay?' }),
  () => register({ ...person, language: 'Hindi', address: 'Street 1', comment: 'Yes' }),
]
const requested = () => api.seen.map(({ method, url }) => `${method} ${url}`)

test('a write follows no redirect to another path, and says that nobody knows what was done [REFUSAL-8]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const to of ['/moved/x', `${other.origin}/moved/x`]) {
    api.to = to
    for (const call of calls)
      expect(await call()).toEqual({
        ok: false,
        cause: 'failed',
        redirected: true,
        mayHaveArrived: true,
      })
  }

  expect(requested().filter((request) => !request.startsWith('GET '))).toHaveLength(
    2 * calls.length,
  )
  expect(requested().filter((request) => request.includes('/moved/'))).toEqual([])
  expect(other.seen).toEqual([])
  expect(warn.mock.calls[1]![0]).toContain(`PUT ${api.origin}/api/admin/api/notification/7 was`)
  warn.mockRestore()
})

test.each([true, false])(
  'a write that is redirected to its other spelling is sent there, and later ones at once (final slash: %s) [REFUSAL-8]',
  async (finalSlash) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    api.finalSlash = finalSlash
    api.status = 405
    const answered = Object.fromEntries([
      [true, calls.filter((_, index) => ![3, 5, 6].includes(index))],
      [false, [calls[3]!, calls[5]!, calls[6]!]],
    ]) as Record<string, typeof calls>

    for (const call of answered[String(finalSlash)]!) {
      forgetHabits()
      api.seen = []
      // The test's host knows no sign-in, but answers it.
      expect(await call()).not.toHaveProperty('redirected')
      const [first, probe, second] = requested()
      expect(second).toBe(probe!.replace('GET', first!.split(' ')[0]!))
      api.seen = []
      await call()
      expect(requested()).toEqual([second])
    }
    warn.mockRestore()
  },
)

test('a list that was redirected tells the spelling of writes to it [REFUSAL-8]', async () => {
  api.finalSlash = true

  await listPage('/admin/api/notification', {})
  api.seen = []

  expect(await addRecord('/admin/api/notification', { noti: 'x' })).toMatchObject({ ok: true })
  expect(requested()).toEqual(['POST /api/admin/api/notification/'])
})

test('a write is not sent to a spelling that does not exist [REFUSAL-8]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  api.finalSlash = true
  api.status = 404

  expect(await addRecord('/admin/api/notification', { noti: 'x' })).toMatchObject({
    redirected: true,
  })
  expect(requested()).toEqual([
    'POST /api/admin/api/notification',
    'GET /api/admin/api/notification/',
  ])
  vi.restoreAllMocks()
})

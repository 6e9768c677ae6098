import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addRecord, listPage, deleteRecords, updateRecord } from './collection'
import { changePassword, register, sendMessage, signIn } from './general'
import { removeLogin, storeLogin } from './session'
import { applySettings } from './settings/settings'

// Uses real HTTP, because stubs do not implement `redirect` and `response.url`.

/** A host that records its requests; /api/ redirects, /moved/ has the redirected resources. */
class Host {
  seen: IncomingMessage[] = []
  to = ''
  private readonly server: Server = createServer((request, response) => {
    this.seen.push(request)
    request.resume()
    const moved = request.url!.startsWith('/moved/')
    response.writeHead(moved || !this.to ? 200 : 307, {
      'Content-Type': 'application/json',
      Location: this.to,
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

test('a write follows no redirect, not even within the origin, and says that nothing was done [REFUSAL-8]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
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
  for (const to of ['/moved/x', `${other.origin}/moved/x`]) {
    api.to = to
    for (const call of calls)
      expect(await call()).toEqual({ ok: false, cause: 'failed', redirected: true })
  }

  expect(api.seen).toHaveLength(2 * calls.length)
  expect(api.seen.filter(({ url }) => url!.startsWith('/moved/'))).toEqual([])
  expect(other.seen).toEqual([])
  expect(warn.mock.calls[1]).toEqual([
    `PUT ${api.origin}/api/admin/api/notification/7 was redirected to /moved/x. Nothing was saved: this address has to respond itself.`,
  ])
  warn.mockRestore()
})

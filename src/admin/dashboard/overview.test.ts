import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onSessionEnd, removeLogin, storeLogin } from '../../api/session'
import { token } from '../../api/stored-login'
import { loadOverview } from './overview'

beforeEach(() => storeLogin({ token: 'a-token' }, 'a@example.org'))
afterEach(() => {
  removeLogin()
  vi.unstubAllGlobals()
})

/** Loads the dashboard from a server that denies some paths; returns its totals and whether the session ended. */
async function load(denied: RegExp) {
  vi.stubGlobal('fetch', ({ url }: Request) =>
    Promise.resolve(
      denied.test(url)
        ? Response.json({}, { status: 401 })
        : Response.json({ record_per_page: [], total_records: 4 }),
    ),
  )
  let endings = 0
  const stop = onSessionEnd(() => (endings += 1))
  const request = new Request('http://localhost/admin')
  const { figures } = await loadOverview({ request, params: {}, context: {} } as never)
  stop()
  return { totals: figures.map(({ total }) => total), endings }
}

test('a role without mails keeps its session, and the dashboard leaves them out [AUTH-9]', async () => {
  const { totals, endings } = await load(/mailrequest/)

  expect(totals.filter((total) => total === undefined)).toHaveLength(1)
  expect([endings, token()]).toEqual([0, 'a-token'])
})

test('a dashboard whose every list is denied ends the session [AUTH-9]', async () => {
  const { endings } = await load(/./)

  expect([endings, token()]).toEqual([1, undefined])
})

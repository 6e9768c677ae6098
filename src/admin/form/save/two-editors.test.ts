import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { orders, ordersWithoutRace } from '../../../../tests/two-editors'
import { server } from '../../../../mocks/engine/node-server'
import { sampleAccount, sampleToken } from '../../../../mocks/engine/account'
import { build } from '../../../../mocks/engine/data/build'
import { db } from '../../../../mocks/engine/data/db'
import { emptyDb } from '../../../../mocks/engine/reset'
import { listPage } from '../../../api/collection'
import type { FormValues } from '../../../api/contract'
import { removeLogin, storeLogin } from '../../../api/session'
import { notification as resource } from '../../resources/notification'
import type { AnyRecord } from '../../resource'
import { saveChanges, type SaveOutcome } from './save-changes'

const query = { page: 1, size: 10, search: '' }
const before = { noti: 'One', url: '/activities' }
const stored = () => db.notification.list().rows[0]!

/** Holds back each PUT until its editor's turn; the save has read the record again by then. */
function holdWrites() {
  const original = globalThis.fetch
  let reached = () => {}
  let release = () => {}
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PUT') {
      const turn = new Promise<void>((done) => (release = done))
      reached()
      await turn
    }
    return original(request)
  })
  return {
    /** Resolves when a save has sent its PUT, which is held back, or has ended without one. */
    async start(save: Promise<SaveOutcome>) {
      const sends = new Promise<void>((done) => (reached = done))
      await Promise.race([sends, save])
      return release
    },
  }
}

/** Lets two editors take their steps in an order; returns who was asked about a conflict. */
async function play(order: string[], edits: Record<string, FormValues>) {
  const writes = holdWrites()
  const opened: Record<string, AnyRecord> = {}
  const saves: Record<string, Promise<SaveOutcome>> = {}
  const releases: Record<string, () => void> = {}
  for (const step of order) {
    const [name = '', action] = step.split(' ')
    if (action === 'opens') {
      const result = await listPage(resource.path, { page: 1, page_size: 10 })
      if (result.ok) opened[name] = result.data.rows[0] as AnyRecord
    }
    if (action === 'reads') {
      const record = opened[name]!
      const change = {
        opened: record,
        latest: record,
        edits: edits[name]!,
        mode: 'compare' as const,
      }
      saves[name] = saveChanges(resource, change, query)
      releases[name] = await writes.start(saves[name])
    }
    if (action === 'sends') {
      releases[name]!()
      await saves[name]
    }
  }
  const outcomes = await Promise.all(
    ['Asha', 'Ravi'].map(async (name) => [name, await saves[name]!] as const),
  )
  return outcomes.filter(([, { problem }]) => problem?.kind === 'conflict').map(([name]) => name)
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

beforeEach(() => {
  storeLogin({ token: sampleToken }, sampleAccount.email)
  emptyDb()
  build.notification(before)
  return () => {
    vi.unstubAllGlobals()
    removeLogin()
  }
})

test.each(ordersWithoutRace.map((order) => [order]))(
  'edits of different fields are both kept: %s [WIRE-4]',
  async (order) => {
    const asked = await play(order, { Asha: { noti: 'Asha’s' }, Ravi: { url: '/courses' } })

    expect(stored()).toMatchObject({ noti: 'Asha’s', url: '/courses' })
    expect(asked).toEqual([])
  },
)

test.each(ordersWithoutRace.map((order) => [order]))(
  'of two edits of one field the second is asked about, unless it was made from the first: %s [WIRE-4]',
  async (order) => {
    const asked = await play(order, { Asha: { noti: 'Asha’s' }, Ravi: { noti: 'Ravi’s' } })

    const [first, second] = order.at(-1) === 'Ravi sends' ? ['Asha', 'Ravi'] : ['Ravi', 'Asha']
    const wasSeen = order.indexOf(`${second} opens`) > order.indexOf(`${first} sends`)
    expect(asked).toEqual(wasSeen ? [] : [second])
    expect(stored()).toMatchObject({ ...before, noti: `${wasSeen ? second : first}’s` })
  },
)

test.each(orders.map((order) => [order]))(
  'two equal edits of one field are stored without a question: %s',
  async (order) => {
    const asked = await play(order, { Asha: { noti: 'New' }, Ravi: { noti: 'New' } })

    expect(asked).toEqual([])
    expect(stored()).toMatchObject({ ...before, noti: 'New' })
  },
)

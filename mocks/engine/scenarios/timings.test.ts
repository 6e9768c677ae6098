import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { server } from '../node-server'
import { reseed } from '../reset'
import { setFaults } from './faults'
import { getHeldRequests, setTimings } from './timings'
import { sampleToken } from '../account'

beforeAll(() => server.listen())
beforeEach(() => reseed())
afterAll(() => server.close())

const operation = 'GET /admin/api/courses'
const headers = { Authorization: `Bearer ${sampleToken}` }
const read = (path = 'courses') => fetch(`http://localhost/admin/api/${path}`, { headers })

/** Starts these reads one after the other and returns their names in the order of their responses. */
async function orderOf(...searches: string[]) {
  const responseOrder: string[] = []
  await Promise.all(
    searches.map((name) => read(`courses?search=${name}`).then(() => responseOrder.push(name))),
  )
  return responseOrder
}

test('a held call waits until it is released, and other calls do not [QA-2]', async () => {
  setTimings([{ operation, kind: 'hold' }])
  const responseOrder: string[] = []
  const first = read().then(() => responseOrder.push('first'))
  const second = read().then(() => responseOrder.push('second'))
  await vi.waitFor(() => expect(getHeldRequests()).toHaveLength(2))
  await read('slider')

  getHeldRequests()[1]!.release()
  await second

  expect(responseOrder).toEqual(['second'])
  expect(getHeldRequests().map((request) => request.operation)).toEqual([operation])
  setTimings()
  await first
})

test('with reorder the first call gets its response after the second [QA-2]', async () => {
  setTimings([{ operation, kind: 'reorder' }])

  expect(await orderOf('one', 'two')).toEqual(['two', 'one'])
})

test('a delay applies to one operation [QA-2]', async () => {
  setTimings([{ operation, kind: 'delay', ms: 200 }])
  const responseOrder: string[] = []

  await Promise.all([
    read().then(() => responseOrder.push('courses')),
    read('slider').then(() => responseOrder.push('slider')),
  ])

  expect(responseOrder).toEqual(['slider', 'courses'])
})

test('an upload that breaks half way fails like a lost connection [QA-2]', async () => {
  setFaults([{ operation: 'POST /admin/api/slider', response: 'broken-upload' }])
  const body = new FormData()
  body.append('file', new File(['picture'], 'picture.png'))

  const upload = fetch('http://localhost/admin/api/slider', { method: 'POST', headers, body })

  await expect(upload).rejects.toThrow()
})

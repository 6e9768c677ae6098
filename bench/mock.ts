import { getResponse } from 'msw'
import { sampleToken } from '../mocks/engine/account'
import { fillDb } from '../mocks/engine/data/db'
import { handlers } from '../mocks/engine/handlers'
import { clearRequests } from '../mocks/engine/recorded-requests'
import { message } from '../mocks/entities/message'

/** A name, a prefix, a letter that nearly all records contain, no match, and Hindi. */
const searches = ['sharma', 'mi', 'a', 'zzzz', 'मंदाकिनी', 'example']
const rounds = 8

/** Times of searches in ms. */
export interface Timing {
  records: number
  /** The first request, which creates the records and their search texts. */
  opening: number
  /** The first search after that. */
  first: number
  median: number
  fastest: number
}

/** Measures searches for a page of 10 in this number of messages. */
export async function measureSearch(records: number): Promise<Timing> {
  fillDb({ message: message.seed(records, 'bench') })
  const opening = await timeRequest('')
  const first = await timeRequest('first')
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const search of searches) times.push(await timeRequest(search))
  times.sort((a, b) => a - b)
  return {
    records,
    opening,
    first,
    median: times[Math.floor(times.length / 2)]!,
    fastest: times[0]!,
  }
}

async function timeRequest(search: string): Promise<number> {
  const url = `http://localhost/admin/api/contactus?page=1&page_size=10${search && `&search=${search}`}`
  const request = new Request(url, { headers: { Authorization: `Bearer ${sampleToken}` } })
  const started = performance.now()
  const response = await getResponse(handlers, request)
  await response?.json()
  const ms = performance.now() - started
  if (response?.status !== 200) throw new Error(`${url} returned ${response?.status}`)
  clearRequests()
  return ms
}

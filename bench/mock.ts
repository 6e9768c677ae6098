import { getResponse } from 'msw'
import { sampleToken } from '../mocks/engine/account'
import { fill } from '../mocks/engine/data/db'
import { handlers } from '../mocks/engine/handlers'
import { clearRequests } from '../mocks/engine/recorded-requests'
import { messages } from '../mocks/entities/message'

/** A name, the beginning of one, a letter that nearly all have, what nobody wrote, and Hindi. */
const searches = ['sharma', 'mi', 'a', 'zzzz', 'मंदाकिनी', 'example']
const rounds = 8

/** What the answers to searches took, in milliseconds. */
export interface Timing {
  records: number
  /** Opening the list, which makes the records and lowers their texts once. */
  opening: number
  /** The first search after that. */
  first: number
  median: number
  fastest: number
}

/** Asks the mock server for a page of 10 in searches over so many messages, as a screen asks. */
export async function timed(records: number): Promise<Timing> {
  fill({ message: messages(records, 'bench') })
  const opening = await answered('')
  const first = await answered('first')
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const search of searches) times.push(await answered(search))
  times.sort((a, b) => a - b)
  return {
    records,
    opening,
    first,
    median: times[Math.floor(times.length / 2)]!,
    fastest: times[0]!,
  }
}

async function answered(search: string): Promise<number> {
  const url = `http://localhost/admin/api/contactus?page=1&page_size=10${search && `&search=${search}`}`
  const request = new Request(url, { headers: { Authorization: `Bearer ${sampleToken}` } })
  const begun = performance.now()
  const response = await getResponse(handlers, request)
  await response?.json()
  const ms = performance.now() - begun
  if (response?.status !== 200) throw new Error(`${url} was answered with ${response?.status}`)
  clearRequests()
  return ms
}

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetHabits } from '../../../api/habits'
import type { AnyRecord } from '../../resource'
import { courses } from '../../resources/courses'
import { email } from '../../resources/email'
import { sendDelete, sendNewRecord, sendUpdate } from './writes'
import { shownList } from './settle'

const query = { page: 2, size: 10, search: '' }
const old = { id: 7, title: 'Gita', description: 'Old words', duration: '3 Days' }
const other = { id: 8, title: 'Vedas', description: 'Four', duration: '4 Days' }
const shown = () => shownList({ query, records: [old, other] })

let reads: string[] = []

/** A server that answers every write with this body and then lists these records. */
function server(answer: unknown, rows: object[] | undefined) {
  reads = []
  vi.stubGlobal('fetch', ({ method, url }: Request) => {
    if (method !== 'GET') return Promise.resolve(Response.json(answer))
    reads.push(new URL(url).search)
    return Promise.resolve(
      rows ? Response.json({ record_per_page: rows }) : Response.json({}, { status: 500 }),
    )
  })
}

beforeEach(() => forgetHabits())
afterEach(() => vi.unstubAllGlobals())

const neither = { message: 'Handled' }
const accepted = { tone: 'success', message: 'Done.' }
const uncertain = (
  sentence: string,
  what = 'saved: look at the list before you send it again.',
) => ({
  message: [sentence, 'Handled', `It may have been ${what}`],
  mayHaveArrived: true,
})

describe('an answer that says neither yes nor no is settled by the list [REFUSAL-7]', () => {
  const added = { id: 9, title: 'Yoga', description: 'New' }
  const values = { title: 'Yoga', description: 'New' }
  const create = 'Something went wrong, unable to create record.'

  test.each<[string, object[] | undefined, object]>([
    ['a new record has what was sent', [added, old], accepted],
    ['a new record has other values', [{ ...added, title: 'Other' }, old], uncertain(create)],
    ['no record is new', [old, other], uncertain(create)],
    ['the list cannot be read', undefined, uncertain(create)],
  ])('an add, where %s', async (_, rows, outcome) => {
    server(neither, rows)

    expect(await sendNewRecord(courses, values, shown())).toMatchObject(outcome)
    expect(reads).toEqual(['?page=2&page_size=10'])
  })

  test('of two equal lines of an import each needs a record of its own', async () => {
    const before = shown()
    server(neither, [added, old])

    expect(await sendNewRecord(courses, values, before)).toMatchObject(accepted)
    expect(await sendNewRecord(courses, values, before)).toMatchObject(uncertain(create))
  })

  const update = 'No record are updated'
  test.each<[string, object[] | undefined, object]>([
    ['the record has what was sent', [{ ...old, title: 'Gita 2' }], accepted],
    ['the record is as before', [old], { message: [update, 'Handled'] }],
    ['the record is neither', [{ ...old, title: 'Theirs' }], uncertain(update)],
    ['the list cannot be read', undefined, uncertain(update)],
  ])('an edit, where %s', async (_, rows, outcome) => {
    server(neither, rows)

    expect(await sendUpdate(courses, old, { title: 'Gita 2' }, query)).toMatchObject(outcome)
  })

  test.each([
    ['/files/2.jpg', accepted],
    ['/files/1.jpg', { message: [update, 'Handled'] }],
  ])('an edit of the picture, where its address is %s', async (filePath, outcome) => {
    server(neither, [{ ...old, filePath }])
    const before = { ...old, filePath: '/files/1.jpg' }
    const edits = { file: new File(['bytes'], 'a.png') }

    expect(await sendUpdate(courses, before, edits, query)).toMatchObject(outcome)
  })

  const remove = 'No record are deleted'
  test.each<[string, AnyRecord[] | undefined, object]>([
    ['all are gone', [], accepted],
    ['all are there', [old, other], { message: [remove, 'Handled'] }],
    [
      'some are there',
      [other],
      uncertain(remove, 'deleted: look at the list before you delete them again.'),
    ],
  ])('a deletion, where %s', async (_, rows, outcome) => {
    server(neither, rows)
    const message = [outcome].flatMap((alert) => ('message' in alert ? alert.message : []))

    const alert = await sendDelete(courses, [old, other], query)

    expect([alert.message].flat().map((text) => text.replace('It may', 'They may'))).toEqual(
      [message].flat(2).map((text) => String(text).replace('It may', 'They may')),
    )
  })
})

describe('what an edit has cleared is looked up [REFUSAL-14]', () => {
  const cleared = { description: '', title: 'Gita 2' }
  const kept = 'Saved, but Description is still “Old words”: the server did not clear it.'

  test.each<[string, object, object[], string | string[], number]>([
    ['the list still has it', { status: true }, [{ ...old, title: 'Gita 2' }], kept, 1],
    ['the list has it no more', { status: true }, [{ ...old, description: null }], 'Done.', 1],
    ['the answer has it', { ...old, title: 'Gita 2' }, [], kept, 0],
    ['the answer has it no more', { ...old, description: '' }, [old], 'Done.', 0],
    ['it is not in the answer', { id: 7, title: 'Gita 2' }, [old], kept, 1],
    ['the server has trimmed another field', { status: true }, [{ id: 7, title: 'G' }], 'Done.', 1],
  ])('where %s', async (_, answer, rows, message, count) => {
    server(answer, rows)

    const alert = await sendUpdate(courses, old, cleared, query)

    expect(alert).toMatchObject({ tone: 'success', message })
    expect(alert.staysOpen).toBe(message === kept || undefined)
    expect(reads).toHaveLength(count)
  })

  test('an edit that clears nothing reads nothing', async () => {
    server({ status: true }, [old])

    await sendUpdate(courses, { ...old, duration: '' }, { duration: '' }, query)

    expect(reads).toEqual([])
  })
})

test('a mail that was saved with the status "Failed" is told [REFUSAL-7]', async () => {
  const values = { toEmail: 'a@example.org', subject: 'Stay', Body: 'Yes' }
  server({ id: 3, ...values, status: 'Failed' }, [])

  expect(await sendNewRecord(email, values)).toEqual({
    tone: 'success',
    message: 'Saved, but its status is “Failed”: it may not have been sent.',
    staysOpen: true,
  })
})

import { expect, test } from 'vitest'
import type { AlertContent } from '../../../ui/alert/alert-message'
import type { AnyRecord } from '../../resource'
import type { ListData } from '../list-data'
import {
  readAnswer,
  reduceDialog,
  type DialogEvent,
  type DialogRequest,
  type DialogState,
} from './dialog-reducer'

const one = { id: 1, title: 'One' }
const two = { id: 2, title: 'Two' }
const done: AlertContent = { tone: 'success', message: 'Done.' }
const failed: AlertContent = { tone: 'danger', message: 'Failed.' }
const query = { page: 1, size: 10, search: '' }

const listOf = (...records: AnyRecord[]): ListData => ({
  query,
  records,
  first: 11,
  total: records.length,
  pages: 1,
})
const list = listOf(one, two)
const closed: DialogState = { list, saved: [], isStale: false }
const run = (state: DialogState, ...events: DialogEvent[]) => events.reduce(reduceDialog, state)
const openOf = (request: DialogRequest): DialogEvent => ({ type: 'open', request, list })
const edit = (record: AnyRecord) => openOf({ kind: 'edit', record })
const loaded = (...records: AnyRecord[]): DialogEvent => ({
  type: 'loaded',
  list: listOf(...records),
})
const savedTwo: DialogEvent = {
  type: 'answered',
  answer: {
    saved: { record: two, index: 1, query },
    stale: 'now',
    closes: true,
    alert: done,
  },
  index: 1,
}
const first = { kind: 'edit-first', step: 1, initialAlert: done, ifGone: failed } as const

test.each<[string, DialogState, DialogEvent[], Partial<DialogState>]>([
  [
    'a record is opened as the list has it, and the alert goes',
    { ...closed, alert: done },
    [edit({ id: '2' })],
    { dialog: { kind: 'edit', record: two, index: 1 }, alert: undefined },
  ],
  [
    'a record that was saved opens in its new version, when the list has been loaded',
    run(closed, edit(two), savedTwo),
    [edit(two), loaded({ ...two, title: 'New' }, one)],
    { dialog: { kind: 'edit', record: { ...two, title: 'New' }, index: 0 }, saved: [] },
  ],
  [
    'a saved record that the list no longer has opens nothing',
    run(closed, edit(two), savedTwo),
    [edit(two), loaded(one)],
    { dialog: undefined, waiting: undefined, alert: done },
  ],
  [
    'of several records those that are left are asked about',
    run(closed, edit(two), savedTwo),
    [openOf({ kind: 'delete', records: [one, two], index: 0 }), loaded(two)],
    { dialog: { kind: 'delete', records: [{ record: two, number: 11 }], index: 0 } },
  ],
  [
    'the step to another page opens its first record that can be edited',
    run(closed, edit(two)),
    [openOf(first), loaded({ title: 'No id' }, one)],
    { dialog: { kind: 'edit', record: one, index: 1, initialAlert: done } },
  ],
  [
    'the step to a page that has the same record again closes the dialog with an alert',
    run(closed, edit(two)),
    [openOf(first), loaded(two, one)],
    { dialog: undefined, alert: failed },
  ],
  [
    'the step to a page without records closes the dialog with an alert',
    run(closed, edit(two)),
    [openOf(first), loaded()],
    { dialog: undefined, alert: failed },
  ],
  [
    'a dialog that was closed meanwhile stays closed',
    run(closed, edit(two)),
    [openOf(first), { type: 'close' }, loaded(one)],
    { dialog: undefined, waiting: undefined },
  ],
  [
    'the row of a deleted record has the focus in the next list, and in no later one',
    closed,
    [savedTwo, loaded(one), loaded(one)],
    { focusRow: undefined, nextFocusRow: undefined },
  ],
])('%s', (_, state, events, expected) => {
  expect(run(state, ...events)).toMatchObject(expected)
})

const unanswered = { ...failed, mayHaveArrived: true }
const conflict = { ...failed, problem: {} }

test.each([
  ['accepted', done, { open: [true, 'now', true], left: [false, 'now', true] }],
  ['refused', failed, { open: [false, undefined, false], left: [false, undefined, true] }],
  ['unanswered', unanswered, { open: [false, 'on-close', false], left: [false, 'now', true] }],
  ['in conflict', conflict, { open: [false, 'on-close', false], left: [false, 'now', true] }],
])(
  'a write that is %s closes its form, makes the list stale and shows its alert accordingly',
  (_, outcome, expected) => {
    const read = (isOpen: boolean, wouldClose = true) => {
      const { closes, stale, alert } = readAnswer(outcome, isOpen, wouldClose)
      return [closes, stale, alert !== undefined]
    }

    expect({ open: read(true), left: read(false) }).toEqual(expected)
    expect(read(true, false)).toEqual([false, expected.open[1], false])
  },
)

import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { build, emptyDb, requests } from '../../mocks/testing'
import { refreshWhenOld } from '../../src/app/navigation/refresh-when-old'
import { open } from '../open'

/** What the page's timer of a minute runs. */
let tick = () => undefined as void
const lookAgain = () => void document.dispatchEvent(new Event('visibilitychange'))

beforeEach(() => {
  emptyDb()
  vi.useFakeTimers({ now: Date.parse('2026-12-01T23:50:00+05:30'), toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Opens a list, adds an entry at the server and sets the clock. */
async function openUntil(path: string, time: string, add: () => unknown) {
  const { router } = await open(path)
  // The first list has come: it lacks what is added now.
  await screen.findByText('No Records Found')
  vi.spyOn(globalThis, 'setInterval').mockImplementationOnce((run) => {
    tick = run
    return 0 as unknown as ReturnType<typeof setInterval>
  })
  onTestFinished(refreshWhenOld(router))
  add()
  vi.setSystemTime(Date.parse(time))
}

test.each([
  ['a day has begun in India', '2026-12-02T00:01:00+05:30', () => tick()],
  ['the page is looked at on the next day', '2026-12-02T00:05:00+05:30', lookAgain],
  ['the page is looked at again after an hour', '2026-12-01T20:00:00Z', lookAgain],
])('a list is read again when %s [SHELL-16]', async (_, time, act) => {
  await openUntil('/activities', time, () =>
    build.activity({ title: 'Deepdan', date: '2026-12-20' }),
  )

  act()

  expect(await screen.findByRole('heading', { name: 'Deepdan' })).toBeVisible()
})

test('a page that is looked at again within the hour keeps its list [SHELL-16]', async () => {
  await openUntil('/courses', '2026-12-01T23:58:00+05:30', () => build.course({ title: 'Gita' }))

  lookAgain()
  tick()
  vi.setSystemTime(Date.parse('2026-12-02T02:00:00+05:30'))
  lookAgain()

  expect(await screen.findByRole('heading', { name: 'Gita' })).toBeVisible()
  expect(requests.map(({ path }) => path)).toEqual(['/admin/api/courses', '/admin/api/courses'])
})

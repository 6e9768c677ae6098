import type fc from 'fast-check'
import ICAL from 'ical.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordArbitrary } from '../../mocks/engine/data/generated/generated'
import { activityEvent, courseEvent } from '../../src/site/calendar/calendar-event'
import { createCalendarFile } from '../../src/site/calendar/calendar-file'
import { explore } from './explore'

// The links in a calendar file are resolved against the page's address.
beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'http://localhost/' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['activity', activityEvent],
  ['course', courseEvent],
] as const)('the calendar file of any %s can be parsed [FUZZ-1]', (kind, eventOf) =>
  explore(
    recordArbitrary(kind) as fc.Arbitrary<
      Parameters<typeof eventOf>[0] & Parameters<typeof courseEvent>[0]
    >,
    (record) => {
      const event = eventOf(record)
      if (!event) return []
      const calendar = new ICAL.Component(ICAL.parse(createCalendarFile([event])) as [])
      const vevent = calendar.getFirstSubcomponent('vevent')
      expect(vevent?.getFirstPropertyValue('dtstart')).toBeTruthy()
      return /NaN|undefined|Invalid/.test(calendar.toString()) ? [calendar.toString()] : []
    },
    { runs: 300 },
  ),
)

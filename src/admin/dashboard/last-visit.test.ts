import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastVisit } from './last-visit'

const storage = () => {
  const texts = new Map<string, string>()
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  }
}

beforeEach(() => vi.stubGlobal('localStorage', storage()))
afterEach(() => vi.unstubAllGlobals())

/** The answer of a new tab that opens at this time. */
function visit(time: string) {
  vi.stubGlobal('sessionStorage', storage())
  return lastVisit(Date.parse(`${time}+05:30`))
}

test('at the first visit what came within a day is new [DASH-7]', () => {
  expect(visit('2026-11-20T10:00')).toEqual({ moment: '2026-11-19 10:00:00', isKnown: false })
})

test('a visit with a clock a year ahead hides nothing of what came since the one before it [DASH-7]', () => {
  visit('2026-11-20T10:00')

  const sinceFirst = { moment: '2026-11-20 10:00:00', isKnown: true }
  expect(visit('2027-11-23T10:00')).toEqual(sinceFirst)
  expect(visit('2026-11-24T10:00')).toEqual(sinceFirst)
  expect(visit('2026-11-25T10:00')).toEqual({ moment: '2026-11-24 10:00:00', isKnown: true })
})

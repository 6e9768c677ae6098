import { expect, test } from 'vitest'
import { upcomingFestivals } from './festivals'

const on = (date: string, name = date) => ({ date, name, nameHindi: '' })

test('festivals of today and later are shown, the soonest first [VISIT-4]', () => {
  const festivals = [on('2027-03-22'), on('2026-11-21'), on('2026-11-20'), on('2026-12-20')]

  const shown = upcomingFestivals(festivals, '2026-11-21')

  expect(shown.map(({ date }) => date)).toEqual(['2026-11-21', '2026-12-20', '2027-03-22'])
})

test('two festivals of one day keep the order of the settings', () => {
  const festivals = [on('2026-12-20', 'B'), on('2026-12-20', 'A')]

  expect(upcomingFestivals(festivals, '2026-11-21').map(({ name }) => name)).toEqual(['B', 'A'])
})

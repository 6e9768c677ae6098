import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPage } from '../../collection'
import { findResponseViolations } from '../../validation'
import { operations } from '../../operations'
import { entities, entityNames } from '../../../entities'
import { tableOf, serveDataSet } from '../data-set'
import { dataSets, formatSeed, generateDataSet } from './generated'

test('every generated list conforms to the contract', () => {
  fc.assert(
    fc.property(dataSets, (set) => {
      serveDataSet(set)
      for (const name of entityNames) {
        const { path, searchFields } = entities[name]
        const operation = operations.find((entry) => entry.name === `GET ${path}`)!
        const page = createPage(tableOf(name), new URL('http://mock/'), { searchFields })
        expect(findResponseViolations(operation, 200, 'application/json', page)).toEqual([])
      }
    }),
    { seed: 1, numRuns: 50 },
  )
  serveDataSet()
})

test('the seed of a failed run creates its smallest data set', () => {
  const failed = fc.check(
    fc.property(dataSets, ({ records }) => !records.course?.some(({ title }) => title)),
    { seed: 5, numRuns: 100 },
  )

  const [smallest] = failed.counterexample!
  expect(generateDataSet(formatSeed(failed.seed, failed.counterexamplePath))).toEqual(smallest)
  expect(smallest.records).toMatchObject({ course: [{ id: 0 }], slide: [], mail: [] })
})

test('any word is a seed, and the same word creates the same data', () => {
  expect(generateDataSet('river-7')).toEqual(generateDataSet('river-7'))
  expect(generateDataSet('river-7')).not.toEqual(generateDataSet('river-8'))
})

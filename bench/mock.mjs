// The mock's answer to a search, a page of 10, over 100 to 100,000 records [MOCK-4]: npm run bench:mock
// The median at 100,000 is held to 30 ms; the growth is read off the fastest, which a busy machine disturbs least.
import process from 'node:process'
import { loadTyped } from '../scripts/contract/load-typescript.mjs'

const budget = 30
const { timed } = await loadTyped('bench/mock.ts')
const rows = []
for (const records of [100, 1000, 10_000, 100_000]) rows.push(await timed(records))

const [, , before, last] = rows
const ms = (time) => Number(time.toFixed(2))
console.table(
  rows.map(({ records, opening, first, median, fastest }) => ({
    records,
    'median ms': ms(median),
    'fastest ms': ms(fastest),
    'first search ms': ms(first),
    'opening the list, once': ms(opening),
  })),
)
const growth = last.fastest / before.fastest
console.log(
  `Ten times the records take ${growth.toFixed(1)} times as long (linear: at most about 10).`,
)
const faults = [
  last.median > budget && `The median at 100,000 is above ${budget} ms.`,
  growth > 15 && 'The growth is more than linear.',
].filter(Boolean)
if (faults.length) {
  console.error(faults.join('\n'))
  process.exit(1)
}

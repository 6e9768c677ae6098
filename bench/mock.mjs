// npm run bench:mock: time of a search in 100 to 100,000 mock records [MOCK-4]. The median at 100,000 must be at most 30 ms;
// growth uses the fastest times, which a busy machine changes least.
import process from 'node:process'
import { loadTypeScript } from '../scripts/contract/load-typescript.mjs'

const budget = 30
const { measureSearch } = await loadTypeScript('bench/mock.ts')
const rows = []
for (const records of [100, 1000, 10_000, 100_000]) rows.push(await measureSearch(records))

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

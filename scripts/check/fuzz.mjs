// npm run fuzz -- [--times 20] [--seed 7] [--only courses]: tests the screens with more generated data than test:more does.
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    only: { type: 'string' },
  },
})
const { times, seed, only } = values
if (!(Number(times) > 0) || !Number.isSafeInteger(Number(seed))) {
  console.error('--times is a number above 0, --seed a whole number.')
  process.exit(2)
}
console.log(`Seed ${seed}, ${times} times the cases of test:more.`)
const projects = ['--project', 'fuzz-node', '--project', 'fuzz']
const { status } = spawnSync('npx', ['vitest', 'run', ...projects, ...(only ? ['-t', only] : [])], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_TIMES: times, FUZZ_SEED: seed },
})
process.exitCode = status ?? 1

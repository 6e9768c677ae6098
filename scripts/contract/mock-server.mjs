// The mock server over HTTP: npm run mock-server -- --port 4010 [--bundle dist] [--base /temple/site/]
// The mocks are TypeScript with a virtual module, so Vite loads them; nothing of Vite serves anything here.
import process from 'node:process'
import { parseArgs } from 'node:util'
import { loadTyped } from './load-typescript.mjs'

const usage = `npm run mock-server -- [options]
  --port 4010          where it listens; without it the system chooses a free port
  --host 127.0.0.1     0.0.0.0 lets other machines in
  --base /             a sub-path, such as /temple/site/
  --bundle dist        serves a production build too, with the headers of a deployment
  --scenario normal    one of mocks/README.md
  --seed WORD          other sample records
  --rows 1000          how many records of each kind, up to 100,000
  --quiet              no line for each call`

function options() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      host: { type: 'string', default: '127.0.0.1' },
      base: { type: 'string', default: '/' },
      bundle: { type: 'string' },
      scenario: { type: 'string' },
      seed: { type: 'string' },
      rows: { type: 'string' },
      quiet: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  return {
    ...values,
    port: whole('--port', values.port, 65_535),
    rows: whole('--rows', values.rows, 100_000),
  }
}

function whole(name, text, most) {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text) || Number(text) > most)
    throw new Error(`${name} is a whole number from 0 to ${most}, not "${text}".`)
  return Number(text)
}

try {
  const { quiet, help, ...given } = options()
  if (help) {
    console.log(usage)
    process.exit(0)
  }
  const { isScenario, scenarios } = await loadTyped('mocks/engine/scenarios/scenarios.ts')
  if (given.scenario !== undefined && !isScenario(given.scenario))
    throw new Error(
      `There is no scenario "${given.scenario}". There are: ${Object.keys(scenarios).join(', ')}.`,
    )
  const { startMockServer } = await loadTyped('mocks/http/mock-server.ts')
  const { url } = await startMockServer({ ...given, log: quiet ? undefined : console.log })
  console.log(`The mock server answers at ${url}`)
} catch (fault) {
  console.error(fault.message)
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))

// npm run mock-server -- --port 4010 [--bundle dist] [--base /temple/site/]: serves the mocks over HTTP.
// Vite only loads the mocks, which are TypeScript with a virtual module; it serves nothing here.
import process from 'node:process'
import { parseArgs } from 'node:util'
import { loadTypeScript } from './load-typescript.mjs'

const usage = `npm run mock-server -- [options]
  --port 4010          port; the default is a free port
  --host 127.0.0.1     0.0.0.0 accepts other machines
  --base /             a sub-path, for example /temple/site/
  --bundle dist        also serves a production build with the headers of a deployment
  --scenario normal    a scenario of mocks/README.md
  --seed WORD          varies the sample records
  --data generated     whatever the contract permits, made by the seed (docs/qa.md)
  --rows 1000          number of records of each kind, up to 100,000
  --quiet              does not log each request`

function options() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      host: { type: 'string', default: '127.0.0.1' },
      base: { type: 'string', default: '/' },
      bundle: { type: 'string' },
      scenario: { type: 'string' },
      seed: { type: 'string' },
      data: { type: 'string' },
      rows: { type: 'string' },
      quiet: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  return {
    ...values,
    port: parseWholeNumber('--port', values.port, 65_535),
    rows: parseWholeNumber('--rows', values.rows, 100_000),
  }
}

function parseWholeNumber(name, text, max) {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text) || Number(text) > max)
    throw new Error(`${name} is a whole number from 0 to ${max}, not "${text}".`)
  return Number(text)
}

try {
  const { quiet, help, ...given } = options()
  if (help) {
    console.log(usage)
    process.exit(0)
  }
  const { isScenario, scenarios } = await loadTypeScript('mocks/engine/scenarios/scenarios.ts')
  if (given.scenario !== undefined && !isScenario(given.scenario))
    throw new Error(
      `There is no scenario "${given.scenario}". There are: ${Object.keys(scenarios).join(', ')}.`,
    )
  const { startMockServer } = await loadTypeScript('mocks/http/mock-server.ts')
  const { url } = await startMockServer({ ...given, log: quiet ? undefined : console.log })
  console.log(`The mock server listens at ${url}`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))

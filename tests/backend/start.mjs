// A backend for the production bundle: node tests/backend/start.mjs --dist dist --port 4175 --base /temple/site/
// The mock server is TypeScript with a virtual module, so Vite loads it; nothing of Vite serves anything here.
import process from 'node:process'
import { parseArgs } from 'node:util'
import { loadTyped } from '../../scripts/contract/load-typescript.mjs'

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    base: { type: 'string', default: '/' },
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '4175' },
  },
})

const { backend } = await loadTyped('tests/backend/server.ts')
backend({ dist: values.dist, base: values.base }).listen(Number(values.port), values.host)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))

// A backend for the production bundle: node tests/backend/start.mjs --dist dist --port 4175 --base /temple/site/
// The mock server is TypeScript with a virtual module, so Vite loads it; nothing of Vite serves anything here.
import process from 'node:process'
import { fileURLToPath, URL } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    base: { type: 'string', default: '/' },
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '4175' },
  },
})

const quiet = { configFile: false, logLevel: 'error' }
const here = (file) => fileURLToPath(new URL(file, import.meta.url))
const { mockFiles } = (await runnerImport(here('../../mocks/vite-plugin.ts'), quiet)).module
const { backend } = (
  await runnerImport(here('./server.ts'), { ...quiet, plugins: [mockFiles(true)] })
).module

backend({ dist: values.dist, base: values.base }).listen(Number(values.port), values.host)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))

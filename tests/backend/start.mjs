// Starts a backend for the bundle: node tests/backend/start.mjs --dist dist --port 4175 --base /
// Vite serves nothing; it only loads the mock server, which is TypeScript with a virtual module.
import console from 'node:console'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { loadTypeScript } from '../../scripts/contract/load-typescript.mjs'

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    base: { type: 'string', default: '/' },
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '4175' },
  },
})

const { createBackend } = await loadTypeScript('tests/backend/server.ts')
createBackend({ dist: values.dist, base: values.base }).listen(
  Number(values.port),
  values.host,
  () => console.log(`http://${values.host}:${values.port}${values.base}`),
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))

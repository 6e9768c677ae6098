// npm run contract:workflows: runs every workflow of workflows.arazzo.yaml by Redocly against a mock server on a free port.
// `--base URL` runs them against another server, with the account of CONTRACT_EMAIL and CONTRACT_PASSWORD. It writes there.
import { spawn, spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePorts } from '../check/free-ports.mjs'
import { withoutSecrets } from './without-secrets.mjs'

const { values } = parseArgs({ options: { base: { type: 'string' } } })
const [port] = await freePorts(1)
const url = values.base?.replace(/\/$/, '') ?? `http://127.0.0.1:${port}`

if (!values.base) {
  const options = ['--port', `${port}`, '--quiet']
  const server = spawn(process.execPath, ['scripts/contract/mock-server.mjs', ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.on('exit', () => server.kill())
  for (let tries = 0; tries < 300 && server.exitCode === null; tries += 1) {
    if (await fetch(url).catch(() => undefined)) break
    await wait(200)
  }
}

const { CONTRACT_EMAIL = 'admin@example.org', CONTRACT_PASSWORD = 'Temple@2026' } = process.env
const { status, stdout, stderr } = spawnSync(
  'npx',
  [
    ...['--no-install', 'redocly', 'respect', 'workflows.arazzo.yaml', '--server', `temple=${url}`],
    // A field that the contract does not name is no fault; frameworks add some.
    ...['--severity', 'SCHEMA_CHECK=warn'],
    ...['--input', `email=${CONTRACT_EMAIL}`, '--input', `password=${CONTRACT_PASSWORD}`],
  ],
  {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
)
// Redocly prints the requests and responses of a failed step.
console.log(withoutSecrets(stdout, CONTRACT_PASSWORD))
if (status !== 0) console.error(withoutSecrets(stderr, CONTRACT_PASSWORD))
process.exit(status === 0 ? 0 : 1)

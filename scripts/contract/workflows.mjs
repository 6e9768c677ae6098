// npm run contract:workflows: runs every workflow of workflows.arazzo.yaml by Redocly against a mock server on a free port.
// `--base URL` runs them against another server, with the account of CONTRACT_EMAIL and CONTRACT_PASSWORD. It writes there.
import { spawn, spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePorts } from '../check/free-ports.mjs'

const { values } = parseArgs({ options: { base: { type: 'string' } } })
const [port] = freePorts(1)
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
console.log(withoutSecrets(stdout))
if (status !== 0) console.error(withoutSecrets(stderr))
process.exit(status === 0 ? 0 : 1)

/** Redocly prints the requests and responses of a failed step; the tokens and the password in them are for nobody. */
function withoutSecrets(text) {
  const carriers = /Bearer\s+([^\s"',}]+)|["']?token["']?\s*[:=]\s*["']?([^\s"',}]+)/gi
  const tokens = [...text.matchAll(carriers)].map(([, bearer, field]) => bearer ?? field)
  const secrets = [CONTRACT_PASSWORD, encodeURIComponent(CONTRACT_PASSWORD), ...tokens]
  return secrets
    .filter((secret) => secret.length > 3)
    .reduce((masked, secret) => masked.replaceAll(secret, '***'), text)
}

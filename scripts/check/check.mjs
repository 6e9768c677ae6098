// Everything static. The steps do not depend on each other, so all run and every fault is told at once.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

const steps = {
  types: 'tsc --project tsconfig.json',
  lint: 'eslint . --max-warnings 0',
  format: 'prettier --check --log-level warn .',
  contract: 'redocly lint openapi.yaml --format stylish',
  'contract rules': 'node scripts/contract/contract-lint.mjs',
  freshness: 'node scripts/build/generate.mjs --check',
  references: 'node scripts/check/references/check-references.mjs',
  'unused code': 'knip',
}

const run = (name, command) =>
  new Promise((resolve) => {
    const child = spawn('npx', ['--no-install', ...command.split(' ')], {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    let said = ''
    child.stdout.on('data', (text) => (said += text))
    child.stderr.on('data', (text) => (said += text))
    child.on('close', (code) => {
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`)
      if (code !== 0) console.log(said)
      resolve(code === 0)
    })
  })

const waiting = Object.entries(steps)
const results = []
const worker = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await run(...step))
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker))
if (results.includes(false)) process.exit(1)

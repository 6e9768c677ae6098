// npm run check: all static checks. They are independent, so all run and every failure is printed.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

const steps = {
  types: 'tsc --project tsconfig.json',
  lint: 'eslint . --max-warnings 0',
  styles: 'stylelint src/**/*.scss',
  format: 'prettier --check --log-level warn .',
  contract: 'redocly lint openapi.yaml workflows.arazzo.yaml --format stylish',
  freshness: 'node scripts/build/generate.mjs --check',
  fonts: 'node scripts/build/cut-fonts.mjs --check',
  references: 'node scripts/check/references/check-references.mjs',
  'unused code and circles of imports': 'knip',
}

const run = (name, command) =>
  new Promise((resolve) => {
    const child = spawn('npx', ['--no-install', ...command.split(' ')], {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('close', (code) => {
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`)
      if (code !== 0) console.log(output.trimEnd())
      resolve(code === 0)
    })
  })

const queue = Object.entries(steps)
const results = []
const worker = async () => {
  for (let step = queue.shift(); step; step = queue.shift()) results.push(await run(...step))
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker))
if (results.includes(false)) process.exit(1)

// The contract check: npm run contract:mock, or npm run contract:live -- --base URL [--token T] [--write]
import process from 'node:process'
import { URL } from 'node:url'
import { parseArgs } from 'node:util'
import { loadTyped } from './load-typescript.mjs'

const usage = `npm run contract:mock                      checks the mock server over HTTP, writes and all
npm run contract:live -- --base URL [...]  checks a backend: reads only, unless told otherwise
  --token T           of a signed-in account       (or CONTRACT_TOKEN)
  --email, --password sign in with them instead    (or CONTRACT_EMAIL, CONTRACT_PASSWORD)
  --write             adds, changes and deletes records of its own, and no others
  --mail-to ADDRESS   with --write: who gets the one mail that sending is tried with
  --clean             deletes the records that earlier runs left behind, and no others
  --only slider       the calls in whose path this stands, in any letter case
  --strict            fields that the contract does not name are faults
  --limit 15          seconds that an answer may take`

const { CONTRACT_TOKEN, CONTRACT_EMAIL, CONTRACT_PASSWORD } = process.env

function options(args) {
  const { values } = parseArgs({
    args,
    options: {
      base: { type: 'string' },
      token: { type: 'string', default: CONTRACT_TOKEN },
      email: { type: 'string', default: CONTRACT_EMAIL },
      password: { type: 'string', default: CONTRACT_PASSWORD },
      'mail-to': { type: 'string' },
      only: { type: 'string' },
      clean: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      limit: { type: 'string', default: '15' },
    },
  })
  const limit = Number(values.limit) * 1000
  if (!(limit > 0)) throw new Error(`--limit is a number of seconds, not "${values.limit}".`)
  return { ...values, limit, mailTo: values['mail-to'] }
}

/** What a backend is checked with; what cannot work is said before anything is sent. */
function live({ base, email, password, ...run }) {
  if (!base || !URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol))
    throw new Error(`--base is the web address of the API, not "${base ?? ''}".\n\n${usage}`)
  const { origin, pathname } = new URL(base)
  const credentials = email && password ? { email, password } : undefined
  if ((run.write || run.clean) && !run.token && !credentials)
    throw new Error('--write and --clean need --token, or --email and --password.')
  return { ...run, base: `${origin}${pathname.replace(/\/*$/, '/')}`, credentials }
}

const [what, ...args] = process.argv.slice(2)
try {
  const given = options(args)
  const run = what === 'live' ? live(given) : undefined
  // The check of a backend loads no data of the mock, so that it works while they are broken.
  const file = run ? 'cli.ts' : 'mock-cli.ts'
  const { contractRows, isFailed, mockRows, tableOf } = await loadTyped(
    `scripts/contract/check/${file}`,
  )
  if (run) console.log(`Checking ${run.base}${run.write ? ', with writes' : ', reads only'}\n`)
  const rows = run ? await contractRows(run) : await mockRows(given.limit)
  console.log(tableOf(rows))
  process.exitCode = isFailed(rows) ? 1 : 0
} catch (fault) {
  console.error(fault.message)
  process.exitCode = 2
}

// npm run contract:mock and contract:live -- --base URL [--token T] [--write]: checks a server against openapi.yaml.
import process from 'node:process'
import { URL } from 'node:url'
import { parseArgs } from 'node:util'
import { loadTypeScript } from './load-typescript.mjs'

const usage = `npm run contract:mock                      checks the mock server over HTTP, writes included
npm run contract:live -- --base URL [...]  checks a backend: reads only, unless told otherwise
  --token T           of a signed-in account       (or CONTRACT_TOKEN)
  --email, --password sign in with them instead    (or CONTRACT_EMAIL, CONTRACT_PASSWORD)
  --site URL          the site's own address, where the API is on another origin
  --write             adds, changes and deletes only records of its own
  --mail-to ADDRESS   with --write: receiver of the one mail that the check sends
  --clean             deletes only records that earlier runs left behind
  --only slider       only operations whose path contains this text
  --except weather    leaves out operations whose path contains this text; may be repeated
  --strict            reports unknown fields as faults
  --limit 15          seconds before a request is given up`

const { CONTRACT_TOKEN, CONTRACT_EMAIL, CONTRACT_PASSWORD } = process.env

function options(args) {
  const { values } = parseArgs({
    args,
    options: {
      base: { type: 'string' },
      site: { type: 'string' },
      token: { type: 'string', default: CONTRACT_TOKEN },
      email: { type: 'string', default: CONTRACT_EMAIL },
      password: { type: 'string', default: CONTRACT_PASSWORD },
      'mail-to': { type: 'string' },
      only: { type: 'string' },
      except: { type: 'string', multiple: true },
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

/** Options for a backend; throws for options that cannot work, before any request. */
function live({ base, email, password, ...run }) {
  if (!base || !URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol))
    throw new Error(`--base is the web address of the API, not "${base ?? ''}".\n\n${usage}`)
  if (run.site && !URL.canParse(run.site))
    throw new Error(`--site is the web address of the site, not "${run.site}".`)
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
  // The check of a backend imports no data of the mock, so it works even if that data is broken.
  const file = run ? 'cli.ts' : 'mock-cli.ts'
  const { contractRows, isFailed, mockRows, formatTable } = await loadTypeScript(
    `scripts/contract/check/${file}`,
  )
  if (run) console.log(`Checking ${run.base}${run.write ? ', with writes' : ', reads only'}\n`)
  const rows = run ? await contractRows(run) : await mockRows(given.limit)
  console.log(formatTable(rows))
  process.exitCode = isFailed(rows) ? 1 : 0
} catch (error) {
  console.error(error.message)
  process.exitCode = 2
}

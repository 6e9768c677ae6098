// npm run contract:record -- --base URL [--token T]: makes a data set for the mock server from a backend's responses.
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath, URL } from 'node:url'
import { parseArgs } from 'node:util'
import { loadTypeScript } from './load-typescript.mjs'

const usage = `npm run contract:record -- --base URL [...]  reads every list of a backend
npm run contract:record -- --har FILE        reads the lists that a browser has saved
  --token T         of a signed-in account (or CONTRACT_TOKEN); without it only the public lists
  --name recorded   opens it later: ?mock.data=recorded
  --rows 100        most records of each list
  --limit 15        seconds before a request is given up`

const folder = new URL('../../mocks/engine/data/sets/', import.meta.url)

function options() {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      har: { type: 'string' },
      token: { type: 'string', default: process.env.CONTRACT_TOKEN },
      name: { type: 'string', default: 'recorded' },
      rows: { type: 'string', default: '100' },
      limit: { type: 'string', default: '15' },
    },
  })
  const { base, har, name } = values
  if ((base === undefined) === (har === undefined)) throw new Error(usage)
  if (base !== undefined && (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol)))
    throw new Error(`--base is the web address of the API, not "${base}".\n\n${usage}`)
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name) || name === 'generated')
    throw new Error(`--name is lower case letters, digits and hyphens, not "${name}".`)
  const [rows, limit] = [Number(values.rows), Number(values.limit) * 1000]
  if (!(rows > 0 && limit > 0)) throw new Error('--rows and --limit are numbers above 0.')
  return { ...values, rows, limit, base: base?.replace(/\/*$/, '/') }
}

try {
  const { base, har, token, name, rows, limit } = options()
  const { readHar, readServer, recordData } = await loadTypeScript('scripts/contract/record/cli.ts')
  const source = har
    ? readHar(readFileSync(har, 'utf8'))
    : await readServer({ base, token, rows, limit })
  const { data, faults, notes } = await recordData(source, rows, randomUUID())
  for (const line of [...faults, ...notes.map((note) => `(note) ${note}`)]) console.log(line)
  const counts = Object.entries(data.records).map(([entity, list]) => `${list.length} ${entity}`)
  if (!Object.values(data.records).some((list) => list.length))
    throw new Error('There are no records, so nothing was written.')
  mkdirSync(folder, { recursive: true })
  const file = fileURLToPath(new URL(`${name}.json`, folder))
  writeFileSync(file, `${JSON.stringify(data, null, 1)}\n`)
  console.log(`Wrote ${file}: ${counts.join(', ')}. Open it with ?mock.data=${name}.`)
  process.exitCode = faults.length ? 1 : 0
} catch (error) {
  console.error(error.message)
  process.exitCode = 2
}

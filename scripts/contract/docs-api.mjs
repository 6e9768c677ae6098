// npm run docs:api [-- --out FILE]: writes the contract as one self-contained HTML page.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { URL } from 'node:url'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { loadTypeScript } from './load-typescript.mjs'

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'api-docs/index.html' } },
})
const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'))
const { contractPage } = await loadTypeScript('scripts/contract/docs-api/page.ts')
mkdirSync(dirname(values.out), { recursive: true })
writeFileSync(values.out, contractPage(contract))
console.log(`Wrote the contract to ${values.out}`)

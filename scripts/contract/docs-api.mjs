// The contract as one page that needs nothing but itself: npm run docs:api [-- --out FILE]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { URL } from 'node:url'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { loadTyped } from './load-typescript.mjs'

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'api-docs/index.html' } },
})
const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'))
const { contractPage } = await loadTyped('scripts/contract/docs-api/page.ts')
mkdirSync(dirname(values.out), { recursive: true })
writeFileSync(values.out, contractPage(contract))
console.log(`The contract stands in ${values.out}`)

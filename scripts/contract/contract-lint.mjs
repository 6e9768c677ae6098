// npm run check: the project's own rules for openapi.yaml, in addition to Redocly's.
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { URL } from 'node:url'
import { load } from 'js-yaml'
import { loadTypeScript } from './load-typescript.mjs'

const text = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')
const { faultsOfContract } = await loadTypeScript('scripts/contract/lint/rules.ts')
const { faultsOfText } = await loadTypeScript('scripts/contract/lint/yaml-text.ts')
const faults = [...faultsOfText(text, load), ...faultsOfContract(load(text))]
for (const fault of faults) console.error(fault)
if (faults.length) process.exitCode = 1

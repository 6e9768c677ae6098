// The project's own rules for openapi.yaml, beside those of Redocly: part of npm run check.
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { URL } from 'node:url'
import { load } from 'js-yaml'
import { loadTyped } from './load-typescript.mjs'

const text = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')
const { faultsOfContract } = await loadTyped('scripts/contract/lint/rules.ts')
const { faultsOfText } = await loadTyped('scripts/contract/lint/yaml-text.ts')
const faults = [...faultsOfText(text, load), ...faultsOfContract(load(text))]
for (const fault of faults) console.error(fault)
if (faults.length) process.exitCode = 1

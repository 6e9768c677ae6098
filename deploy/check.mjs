#!/usr/bin/env node
// Asks a deployed site for every route and file of the built folder and judges the answers:
// node deploy/check.mjs https://temple.example/ --dist dist. Plain Node 20 or later, nothing to install; nothing is
// written. See docs/deployment.md, Did it work?
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { checkDeployment } from './check/checks.mjs'
import { reportOf } from './check/report.mjs'

const usage = `Usage: node check.mjs URL [options]
  --dist DIR       the built folder, as it was deployed (stamped); default: dist
  --api BASE       where the API lies, such as / or https://api.example.org/; default: apiBase of config.json
  --commit SHA     the commit that version.json must name; default: that of the folder
  --previous DIR   the folder of the build before, whose assets must still be there
  --upload-mb N    the upload that the host must let through; default: 20
  --json           the result as JSON
Exit status: 0 all checks passed, 1 some failed, 2 the check could not be made.`

async function main() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        dist: { type: 'string' },
        api: { type: 'string' },
        commit: { type: 'string' },
        previous: { type: 'string' },
        'upload-mb': { type: 'string', default: '20' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    if (values.help) return console.log(usage)
    if (positionals.length !== 1 || !URL.canParse(positionals[0])) throw new Error(usage)
    const { json, 'upload-mb': megabytes, ...options } = values
    const results = await checkDeployment(positionals[0], {
      ...options,
      uploadMegabytes: Number(megabytes),
    })
    console.log(json ? JSON.stringify(results, null, 2) : reportOf(results))
    process.exitCode = results.some(({ failures }) => failures.length) ? 1 : 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  await main()

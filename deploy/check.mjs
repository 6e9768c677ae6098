#!/usr/bin/env node
// node deploy/check.mjs https://temple.example/ --dist dist: requests every route and file of a deployed site and checks the
// responses. Needs only Node 18.20 or later and writes nothing (docs/deployment.md, Did it work?).
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { checkDeployment } from './check/checks.mjs'
import { reportOf } from './check/report.mjs'

const usage = `Usage: node check.mjs URL [options]
  --dist DIR       the built folder, as it was deployed (stamped); default: dist
  --api BASE       address of the API, such as / or https://api.example.org/; default: apiBase of config.json
  --commit SHA     the commit that version.json must name; default: that of the folder
  --previous DIR   the folder of the previous build, whose assets must still be served
  --upload-mb N    size of an upload that the host must accept; default: 20
  --json           the result as JSON
Exit status: 0 all checks passed, 1 some failed, 2 the check could not run.`

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

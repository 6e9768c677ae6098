// The table of all checks: name, reason, run (what was found, each with its address) and mends (a line for each host).
import { apiChecks } from './api.mjs'
import { ask } from './ask.mjs'
import { deploymentChecks } from './deployment.mjs'
import { allFileChecks, askFiles } from './files.mjs'
import { readFolder } from './folder.mjs'
import { mends } from './mends.mjs'
import { missingChecks } from './missing.mjs'
import { askPages, pageChecks } from './pages.mjs'

export const checks = [
  ...pageChecks,
  ...allFileChecks,
  ...missingChecks,
  ...apiChecks,
  ...deploymentChecks,
].map((check) => ({ ...check, mends: mends[check.name] }))

/**
 * Asks a deployed site everything and returns one result for each check: `{ name, reason, mends, failures }`, where a
 * failure is `{ address, found }`. Options: `dist` (the built folder as deployed), `api` (where the API lies, relative to
 * the site), `commit`, `previous` (folder of the build before), `uploadMegabytes`. Throws when the site does not answer.
 */
export async function checkDeployment(given, options = {}) {
  const site = siteAt(given, options)
  const { status, error } = await site.ask(site.url)
  if (status === 0) throw new Error(`${site.url} does not answer: ${error}.`)
  const results = []
  for (const { name, reason, mends, run } of checks)
    results.push({ name, reason, mends, failures: await run(site) })
  return results
}

function siteAt(given, { dist = 'dist', api, commit, previous, uploadMegabytes = 20 }) {
  const url = new URL(given.endsWith('/') ? given : `${given}/`).href
  const folder = readFolder(dist)
  const apiBase = new URL(api ?? apiBaseIn(folder), url).href
  const once = (work) => {
    let result
    return () => (result ??= work())
  }
  const site = {
    url,
    folder,
    commit,
    previous,
    uploadBytes: uploadMegabytes * 1e6,
    ask,
    at: (path) => new URL(path, url).href,
    api: (path) => new URL(path, apiBase.endsWith('/') ? apiBase : `${apiBase}/`).href,
  }
  return Object.assign(site, {
    pages: once(() => askPages(site)),
    files: once(() => askFiles(site)),
  })
}

/** What config.json of the folder says; the site's own address where it says nothing. */
function apiBaseIn(folder) {
  try {
    return JSON.parse(folder.read('config.json').toString()).apiBase || ''
  } catch {
    return ''
  }
}

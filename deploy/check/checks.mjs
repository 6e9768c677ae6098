// All checks: name, reason and run, which resolves to failures, each with its address.
import { apiChecks } from './api.mjs'
import { fetchUrl } from './http.mjs'
import { deploymentChecks } from './deployment.mjs'
import { allFileChecks, fetchFiles } from './files.mjs'
import { readFolder } from './folder.mjs'
import { missingChecks } from './missing.mjs'
import { fetchPages, pageChecks, startPageCheck } from './pages.mjs'

export const checks = [
  startPageCheck,
  ...pageChecks,
  ...allFileChecks,
  ...missingChecks,
  ...apiChecks,
  ...deploymentChecks,
]

/**
 * Runs all checks of a deployed site. Resolves to `{ name, reason, failures, notes }` for each, of a site without a
 * start page only to that; throws if the site does not respond. `api` is relative to the site, `dist` and `previous` are folders of this and the previous build.
 */
export async function checkDeployment(given, options = {}) {
  const site = siteAt(given, options)
  const { status, error } = await site.fetch(site.url)
  if (status === 0) throw new Error(`${site.url} does not respond: ${error}.`)
  const results = []
  for (const { name, reason, isNote, run } of checks) {
    const found = await run(site)
    results.push({ name, reason, failures: isNote ? [] : found, notes: isNote ? found : [] })
    if (name === startPageCheck.name && found.length) break
  }
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
    fetch: fetchUrl,
    at: (path) => new URL(path, url).href,
    api: (path) => new URL(path, apiBase.endsWith('/') ? apiBase : `${apiBase}/`).href,
  }
  return Object.assign(site, {
    pages: once(() => fetchPages(site)),
    files: once(() => fetchFiles(site)),
  })
}

/** apiBase of the folder's config.json, or '' for the site's own address. */
function apiBaseIn(folder) {
  try {
    return JSON.parse(folder.read('config.json').toString()).apiBase || ''
  } catch {
    return ''
  }
}

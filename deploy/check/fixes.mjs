// The configuration line that fixes a failed check, for each host. The complete files are in deploy/.
import {
  routes,
  redirects,
  api,
  apiAddress,
  unknownFiles,
  upload,
  privateFiles,
  directoryLists,
} from './fixes-addresses.mjs'
import {
  policy,
  enforcement,
  noCache,
  types,
  assetCaching,
  compression,
  revalidation,
  errorHeaders,
  https,
  hsts,
} from './fixes-headers.mjs'
import { frameworkFixes } from './fixes-frameworks.mjs'

/** The same line for all hosts. */
const everywhere = (line) => ({
  nginx: line,
  Apache: line,
  Caddy: line,
  lighttpd: line,
  IIS: line,
  'ASP.NET Core': line,
})

const byHost = {
  'start page': everywhere(
    'may its user read the folder? chmod -R a+rX DIR, a+x on each folder above it; else: is DIR the folder of index.html?',
  ),
  routes,
  redirects,
  base: everywhere('node deploy/stamp.mjs DIR --base /the/path/'),
  'page headers': policy,
  'policy enforcement': enforcement,
  'page compression': compression,
  'page caching': noCache,
  'page content': everywhere(
    'copy the whole folder again, and name the same (stamped) folder with --dist',
  ),
  files: everywhere('copy the whole folder again, and name the same (stamped) folder with --dist'),
  types,
  'asset caching': assetCaching,
  'file caching': noCache,
  'file headers': policy,
  compression,
  vary: {
    ...compression,
    Apache: 'Header append Vary Accept-Encoding',
    Caddy: 'encode gzip  (sets Vary by itself: remove a header line that replaces it)',
  },
  revalidation,
  'unknown files': unknownFiles,
  'headers of errors': errorHeaders,
  'private files': privateFiles,
  'directory lists': directoryLists,
  'API address': apiAddress,
  'API reads': api,
  'API writes': api,
  'unknown API paths': api,
  'upload limit': upload,
  version: everywhere('copy the folder again; purge the cache in front of the host'),
  'earlier assets': everywhere('copy over the old folder without deleting its assets/'),
  https,
  HSTS: hsts,
  settings: everywhere('put your own bank, UPI id and names into config.json'),
}

/** Fixes by name of the check: a line for each host, then for the frameworks that are known for the fault. */
export const fixes = Object.fromEntries(
  Object.entries(byHost).map(([check, lines]) => [check, { ...lines, ...frameworkFixes(check) }]),
)

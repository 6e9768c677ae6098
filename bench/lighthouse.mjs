// npm run bench -- lighthouse [path ...]: Lighthouse scores (mobile) of every public route and two admin lists; exit 1 below
// [PERF-11]. A route below its minimum is measured up to five times and the median counts, because times vary.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { login, serveBundle } from './setup.mjs'
import { wholeBrowserOptions } from '../scripts/check/chromium.mjs'
import { freePorts } from '../scripts/check/free-ports.mjs'

const dist = process.env.DIST ?? 'dist'
const site = await serveBundle({ dist })
/** Second addresses of a screen. */
const aliases = ['home', 'templeconstruction']

/** The public routes by their pages in the bundle, and two lists that stand for the admin. */
const routes = [
  ...readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file) && !file.startsWith('admin/'))
    .map((file) => dirname(file).replace(/^\.$/, ''))
    .filter((path) => !aliases.includes(path))
    .toSorted(),
  'admin/slider',
  'admin/notification',
]
/** Whether a page is complete without the app, which loads after it. */
const isText = (path) =>
  readFileSync(join(dist, path, 'index.html'), 'utf8').includes(' data-entry=')
if (!routes.some(isText)) throw new Error('The bundle has no page of text.')
/** Routes that search engines must not index. */
const unlisted = /^(admin|signin|fetch-data)/

/** Minimum scores of a route; 0 where [PERF-11] sets none. */
const minimumScores = (path) => ({
  performance: path === '' ? 95 : isText(path) ? 100 : 0,
  accessibility: 100,
  'best-practices': 100,
  seo: unlisted.test(path) ? 0 : 100,
})

const [debugging] = await freePorts(1)
const browser = await chromium.launchPersistentContext(
  '',
  wholeBrowserOptions(`--remote-debugging-port=${debugging}`),
)
const page = await browser.newPage()
await page.goto(`${site}signin`)

const chosen = process.argv.slice(2).map((path) => path.replace(/^\//, ''))
const table = []
const faults = []
for (const path of chosen.length ? chosen : routes) {
  // Only admin routes are measured signed in.
  await page.evaluate(
    ([info, isAdmin]) =>
      isAdmin ? localStorage.setItem('login-info', info) : localStorage.removeItem('login-info'),
    [JSON.stringify(login), path.startsWith('admin')],
  )
  const runs = [await measure(path)]
  while (missed(path, runs[0]).length && runs.length < 5) runs.push(await measure(path))
  runs.sort((a, b) => a.scores.performance - b.scores.performance)
  const { lhr, scores } = runs[Math.floor(runs.length / 2)]
  const timing = (id) => Math.round(lhr.audits[id].numericValue)
  table.push({
    route: `/${path}`,
    ...scores,
    FCP: timing('first-contentful-paint'),
    LCP: timing('largest-contentful-paint'),
    TBT: timing('total-blocking-time'),
  })
  console.log(Object.values(table.at(-1)).join('  '))
  for (const [name, least] of missed(path, { scores })) {
    const causes = lhr.categories[name].auditRefs
      .filter(
        ({ id, weight }) =>
          weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 0.9,
      )
      .map(({ id }) => id)
    faults.push(`/${path}: ${name} ${scores[name]} of ${least} (${causes.join(', ')})`)
  }
}
await browser.close()
console.table(table)
if (faults.length) {
  console.error(faults.join('\n'))
  process.exit(1)
}
process.exit(0)

/** One run: Lighthouse's report, and its scores from 0 to 100. */
async function measure(path) {
  const { lhr } = await lighthouse(site + path, {
    port: debugging,
    logLevel: 'error',
    output: 'json',
    disableStorageReset: true,
  })
  const scores = Object.fromEntries(
    Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
  )
  return { lhr, scores }
}

/** The scores below their minimum. */
function missed(path, { scores }) {
  return Object.entries(minimumScores(path)).filter(([name, least]) => scores[name] < least)
}

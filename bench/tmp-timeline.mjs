import { chromium } from 'playwright'
import { launchOptions } from '../scripts/check/chromium.mjs'
import { serveBundle, slowPageAndNetwork, signIn } from './setup.mjs'
const path = process.argv[2] ?? ''
const [width, height] = (process.argv[3] ?? '412x823').split('x').map(Number)
const site = await serveBundle({ scenario: path.startsWith('admin') ? 'many' : 'normal' })
const browser = await chromium.launch(launchOptions)
const context = await browser.newContext({ viewport: { width, height }, ...(width <= 500 && { deviceScaleFactor: 1.75, isMobile: true }) })
if (path.startsWith('admin')) await signIn(context)
const page = await context.newPage()
await slowPageAndNetwork(page)
await page.addInitScript(() => {
  window.long = []
  new PerformanceObserver((l) => window.long.push(...l.getEntries().map((e) => `${Math.round(e.startTime)}+${Math.round(e.duration)}`))).observe({ type: 'longtask', buffered: true })
})
await page.goto(site + path)
await page.waitForLoadState('networkidle')
const out = await page.evaluate(() => new Promise((done) => {
  new PerformanceObserver((list) => done({
    lcp: list.getEntries().map((e) => `${Math.round(e.startTime)} ${e.size} ${e.element?.className} ${e.url?.split('/').pop()} load ${Math.round(e.loadTime)}`),
    fcp: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    nav: performance.getEntriesByType('navigation').map((n) => [n.responseStart, n.responseEnd, n.domInteractive].map(Math.round)),
    res: performance.getEntriesByType('resource').map((r) => `${Math.round(r.startTime)}-${Math.round(r.responseStart)}-${Math.round(r.responseEnd)} ${r.encodedBodySize} ${r.name.split('/').slice(3).join('/')}`),
    long: window.long,
  })).observe({ type: 'largest-contentful-paint', buffered: true })
}))
console.log(JSON.stringify(out, null, 1))
await browser.close()
process.exit()

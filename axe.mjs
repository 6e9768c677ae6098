import { chromium } from '/work/main/node_modules/playwright/index.mjs'
import { createRequire } from 'module'
const require = createRequire('/work/main/package.json')
const { AxeBuilder } = require('@axe-core/playwright')
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] })
const pages = ['/chitrakoot','/kamadgiri','/chaitanyamahaprabhu','/prabhupad','/templeCon','/policies/refund-policy','/policies/privancy-policy','/policies/terms-and-condirions','/fetch-data']
async function check(p, name) {
  const r = await new AxeBuilder({ page: p }).withTags(['wcag2a','wcag2aa','wcag21a','wcag21aa','wcag22aa','best-practice']).analyze()
  for (const v of r.violations) console.log(name, v.id, v.nodes.length, v.nodes[0].html.slice(0,160), v.nodes[0].failureSummary.slice(0,200))
}
for (const w of [1280, 320]) for (const path of pages) {
  const ctx = await b.newContext({ viewport: { width: w, height: 800 }, reducedMotion: 'reduce' })
  const p = await ctx.newPage()
  p.on('console', (m) => { if (['error','warning'].includes(m.type())) console.log(path, m.type(), m.text()) })
  p.on('pageerror', (e) => console.log(path, 'pageerror', e.message))
  await p.goto('http://127.0.0.1:5303' + path); await p.waitForSelector('main h1', { timeout: 60000 }); await p.waitForTimeout(500)
  if (path==='/prabhupad') { await p.locator('.slides').scrollIntoViewIfNeeded(); await p.getByRole('button',{name:'Next slide'}).waitFor() }
  await check(p, `${w} ${path} open`)
  const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (over > 0) console.log(w, path, 'OVERFLOW', over)
  const heads = p.locator('.accordion-button')
  const n = await heads.count()
  for (let i = 1; i < n; i++) { await heads.nth(i).click(); const o = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (o > 0) console.log(w, path, i, 'OVERFLOW', o) }
  if (n) { await check(p, `${w} ${path} last`); await heads.nth(n-1).click(); await check(p, `${w} ${path} closed`) }
  if (path==='/templeCon') { await p.getByRole('button',{name:'Donate for Brick'}).click(); await p.getByRole('dialog').waitFor(); await p.waitForTimeout(300); await check(p, `${w} dialog`); }
  await ctx.close()
}
// print
const p = await b.newPage({ viewport: { width: 1280, height: 900 } })
await p.goto('http://127.0.0.1:5303/kamadgiri'); await p.waitForSelector('main h1'); await p.waitForTimeout(500); await p.emulateMedia({ media: 'print' }); await p.waitForTimeout(200)
await p.screenshot({ path: '/tmp/shots/print.png', fullPage: true })
await b.close()

import { chromium } from 'playwright'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
for (const [w,h] of [[412,915],[1280,800]]) {
  const p = await b.newPage({ viewport: { width: w, height: h }, locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' })
  p.on('console', m => ['error','warning'].includes(m.type()) && console.log(m.text()))
  for (const path of process.argv.slice(2)) {
    await p.goto('http://127.0.0.1:24555'+path); await p.mouse.move(200,300); await p.keyboard.press('Tab')
    await p.waitForTimeout(2500)
    for (let y=0;y<9000;y+=700){ await p.evaluate(v=>scrollTo(0,v),y); await p.waitForTimeout(120)}
    await p.evaluate(()=>scrollTo(0,0)); await p.waitForTimeout(300)
    const r = await p.evaluate(() => [document.documentElement.scrollHeight, ...[...document.querySelectorAll('main > *, main > * > section, footer')].map(e => (e.id||e.className?.toString().slice(0,40)||e.tagName)+':'+Math.round(e.getBoundingClientRect().height))])
    console.log(w, path, r.join(' | '))
    await p.screenshot({ path: `/tmp/shots/me/${w}${path.replace(/\W/g,'_')}.png`, fullPage: true })
  }
}
await b.close()

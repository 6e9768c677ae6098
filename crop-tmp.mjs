import { chromium } from 'playwright'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const p = await b.newPage({ viewport: { width: 412, height: 915 } })
const [,, png, y, h, out] = process.argv
await p.setContent(`<body style="margin:0"><div style="width:412px;height:${h}px;overflow:hidden;position:relative"><img src="data:image/png;base64,${(await import('fs')).readFileSync(png).toString('base64')}" style="position:absolute;top:-${y}px"></div>`)
await p.screenshot({ path: out, clip: {x:0,y:0,width:412,height:Number(h)} })
await b.close()

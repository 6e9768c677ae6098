// npm run bench -- gallery: a gallery of 1,000 pictures [PERF-9]. Counts pictures requested before scrolling and frames dropped
// while scrolling; the best of three runs counts, because a busy machine drops frames too.
import process from 'node:process'
import { chromium } from 'playwright'
import { wholeBrowserOptions } from '../scripts/check/chromium.mjs'
import { serveBundle, waitUntilShown } from './setup.mjs'

const sizes = [
  ['phone', { width: 360, height: 740 }],
  ['laptop', { width: 1280, height: 800 }],
]
const galleries = ['igallery', 'vgallery']
const budget = { pictures: 30, dropped: 2 }
/** Scroll distance in pixels and speed in pixels per second. */
const distance = 6000
const speed = 2000

const site = await serveBundle({ scenario: 'many' })
const browser = await chromium.launch(wholeBrowserOptions())
const table = []
for (const gallery of galleries)
  for (const [device, viewport] of sizes) {
    const runs = []
    for (let run = 0; run < 3; run += 1) runs.push(await measureVisit(gallery, viewport))
    const dropped = Math.min(...runs.map((run) => run.dropped))
    table.push({
      gallery,
      device,
      pictures: runs[0].pictures,
      frames: runs[0].frames,
      'dropped %': Number(dropped.toFixed(1)),
    })
  }
await browser.close()
console.table(table)
const over = table.some(
  ({ pictures, 'dropped %': dropped }) => pictures > budget.pictures || dropped > budget.dropped,
)
process.exit(over ? 1 : 0)

/** One visit: the number of requested pictures and the share of dropped frames. */
async function measureVisit(gallery, viewport) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  let pictures = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('mock-files')) pictures += 1
  })
  await page.goto(site + gallery)
  await waitUntilShown(page)
  const before = pictures
  const frames = await scrollAndCountFrames(page, viewport)
  await context.close()
  return { pictures: before, ...frames }
}

/** Scrolls with a synthesized gesture and counts the frames that moved. */
async function scrollAndCountFrames(page, { width, height }) {
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate(() => {
    window.moves = []
    const recordFrame = (time) => {
      window.moves.push([time, window.scrollY])
      requestAnimationFrame(recordFrame)
    }
    requestAnimationFrame(recordFrame)
  })
  await devtools.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -distance,
    speed,
    gestureSourceType: 'mouse',
  })
  const moves = await page.evaluate(() => window.moves)
  const moving = moves.filter(([, y], index) => index > 0 && y !== moves[index - 1][1])
  const expected = Math.round((moving.at(-1)[0] - moving[0][0]) / (1000 / 60)) + 1
  return { frames: moving.length, dropped: Math.max(0, 100 * (1 - moving.length / expected)) }
}

// npm run draw-pictures: draws icons and the share picture from SVG files, and scenes from code. Run it after a drawing changes.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { wholeBrowserOptions } from '../check/chromium.mjs'
import { drawScenes } from './draw-scenes.mjs'

const at = (file) => fileURLToPath(new URL(`../../${file}`, import.meta.url))
const fontFace = (family, file, range) => `@font-face { font-family: ${family}; font-weight: 600;
  src: url(data:font/woff2;base64,${readFileSync(at(`node_modules/@fontsource/${file}`)).toString('base64')}); unicode-range: ${range} }`
const fontFaces = [
  fontFace('Eczar', 'eczar/files/eczar-latin-600-normal.woff2', 'U+0-24F'),
  fontFace('Eczar', 'eczar/files/eczar-devanagari-600-normal.woff2', 'U+900-97F, U+200C-200D'),
].join('\n')
const cream = '#fff9ef'

/** Source, target, width, height, the drawing's share of the width, and the background. */
const pictures = [
  ['scripts/build/pictures/share.svg', 'public/share.jpg', 1200, 630, 1],
  ['public/favicon.svg', 'public/apple-touch-icon.png', 180, 180, 1, cream],
  ['public/favicon.svg', 'public/icon-192.png', 192, 192, 1],
  ['public/favicon.svg', 'public/icon-512.png', 512, 512, 1],
  ['public/favicon.svg', 'public/icon-maskable.png', 512, 512, 0.76, cream],
]

const browser = await chromium.launch(wholeBrowserOptions('--allow-file-access-from-files'))
const page = await browser.newPage()

/**
 * A screenshot of the drawing: PNG, or JPEG for the share picture, because messengers want a small file. The temporary page is
 * written to the folder of the drawings, so that relative addresses in them resolve.
 */
async function draw(source, target, width, height, share, background = 'transparent') {
  const svg = readFileSync(at(source), 'utf8').replace(
    /width="\d+" height="\d+"/,
    `width="${width * share}" height="${height * share}"`,
  )
  const html = at('scripts/build/pictures/temporary.html')
  writeFileSync(
    html,
    `<!doctype html><style>${fontFaces} html { background: ${background} }
    body { display: grid; height: 100vh; margin: 0; place-items: center }</style>${svg}`,
  )
  await page.setViewportSize({ width, height })
  await page.goto(`file://${html}`, { waitUntil: 'networkidle' })
  await page.evaluate('document.fonts.ready')
  const picture = await page.screenshot(
    target.endsWith('.jpg') ? { type: 'jpeg', quality: 85 } : { omitBackground: true },
  )
  rmSync(html)
  return picture
}

/** An .ico file that holds one PNG. */
function icon(png, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

for (const [source, target, ...size] of pictures)
  writeFileSync(at(target), await draw(source, target, ...size))
writeFileSync(
  at('public/favicon.ico'),
  icon(await draw('public/favicon.svg', 'favicon.png', 32, 32, 1), 32),
)
await browser.close()
await drawScenes()

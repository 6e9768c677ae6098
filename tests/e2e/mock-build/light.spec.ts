import type { Page } from '@playwright/test'
import { expect, test } from '../quiet-page'
import { whenSettled } from '../settled'

type Colour = [red: number, green: number, blue: number]
interface Box {
  x: number
  y: number
  width: number
  height: number
}

const brightness = (colour: Colour) => {
  const [red, green, blue] = colour.map((part) => {
    const value = part / 255
    return value <= 0.04 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Colour
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
}
const contrast = (one: Colour, other: Colour) => {
  const [a, b] = [brightness(one), brightness(other)]
  return Math.max(a, b) / Math.min(a, b)
}
const distance = (one: Colour, other: Colour) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

/** A slide of Home; without an hour the first of the sample, or a white one. */
async function openSlide(page: Page, hour: string | undefined, isWhite = false) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/config.json', async (route) => {
    const settings = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...settings, slideOfTheHour: hour !== undefined } })
  })
  await page.goto(`/?mock.now=2026-11-21T${hour ?? '10:30'}`)
  const picture = page.locator('.carousel-item.active .hero-picture')
  await expect(picture).toHaveAttribute('src', /art|mock-files/)
  if (isWhite)
    await picture.evaluate((image: HTMLImageElement) => {
      const svg =
        '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><path d="M0 0h16v9H0z" fill="#fff"/></svg>'
      image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    })
  await whenSettled(page)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
}

/** The pixels of a PNG file, red, green, blue and alpha. */
async function decode(page: Page, file: Buffer) {
  const blank = await page.context().newPage()
  const { width, data } = await blank.evaluate(async (png) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d')!
    context.drawImage(image, 0, 0)
    const reader = new FileReader()
    reader.readAsDataURL(new Blob([context.getImageData(0, 0, width, height).data]))
    await new Promise((resolve) => (reader.onload = resolve))
    return { width, data: (reader.result as string).split(',')[1]! }
  }, file.toString('base64'))
  await blank.close()
  return { width, data: Buffer.from(data, 'base64') }
}

/** The texts of the slide with their colours, and the pixels of the slide without its texts and controls. */
async function readSlide(page: Page) {
  const texts = await page.locator('.carousel-item.active').evaluate((slide) => {
    const walker = document.createTreeWalker(slide, NodeFilter.SHOW_TEXT)
    const found: { isLarge: boolean; colour: number[]; box: Box }[] = []
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!
      if (!element.closest('h2, p')) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const { color, fontSize } = getComputedStyle(element)
      for (const { x, y, width, height } of range.getClientRects())
        found.push({
          isLarge: Number.parseFloat(fontSize) >= 24,
          colour: color.match(/[\d.]+/g)!.map(Number),
          box: { x, y, width, height },
        })
    }
    return found
  })
  const hero = (await page.locator('.hero').boundingBox())!
  await page.addStyleTag({
    content: '.hero-text > *, .carousel-controls { visibility: hidden !important }',
  })
  const { data, width } = await decode(page, await page.screenshot())
  const at = (x: number, y: number) => {
    const start = (width * Math.round(y) + Math.round(x)) * 4
    return [...data.subarray(start, start + 3)] as Colour
  }
  const within = ({ x, y, width, height }: Box, step: number) =>
    Array.from({ length: Math.floor((height - 1) / step) }, (_, row) =>
      Array.from({ length: Math.floor((width - 1) / step) }, (_, column) =>
        at(x + column * step, y + row * step),
      ),
    )
  const lowest = (isLarge: boolean) =>
    Math.min(
      ...texts
        .filter((text) => text.isLarge === isLarge)
        .flatMap(({ box, colour }) =>
          within(box, 2)
            .flat()
            .map((pixel) => contrast(pixel, colour as Colour)),
        ),
    )
  return { hero, at, rows: within(hero, 2), small: lowest(false), large: lowest(true) }
}

/** The largest part of the pixels near one colour, among the colours that are the most frequent. */
function largestShare(pixels: Colour[], most: number) {
  const counts = new Map<string, number>()
  for (const pixel of pixels) {
    const key = pixel.map((part) => 4 * (part >> 2) + 2).join()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const frequent = [...counts].sort(([, one], [, other]) => other - one).slice(0, 12)
  return Math.max(
    ...frequent.map(([key]) => shareNear(pixels, key.split(',').map(Number) as Colour, most)),
  )
}
const shareNear = (pixels: Colour[], colour: Colour, most: number) =>
  pixels.filter((pixel) => distance(pixel, colour) <= most).length / pixels.length

const sindoor: Colour = [0x4a, 0x10, 0x1a]

for (const [name, hour, spire, sky] of [
  ['night', '02:00', [0.74, 0.38], [0.62, 0.33]],
  ['dawn', '06:00', [0.74, 0.38], [0.62, 0.33]],
  ['noon', '10:30', [0.75, 0.4], [0.67, 0.31]],
  ['dusk', '18:30', [0.67, 0.35], [0.58, 0.28]],
  ['first slide of the sample', undefined, undefined, undefined],
] as const)
  test(`no colour covers a quarter of the ${name}, and its texts are readable`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openSlide(page, hour)
    const { hero, at, rows, small, large } = await readSlide(page)
    const pixels = rows.flat()
    const shares = { maroon: shareNear(pixels, sindoor, 26), single: largestShare(pixels, 10) }
    test
      .info()
      .annotations.push({ type: name, description: JSON.stringify({ ...shares, small, large }) })

    expect(shares.maroon).toBeLessThanOrEqual(0.25)
    expect(shares.single).toBeLessThanOrEqual(0.25)
    expect(small).toBeGreaterThanOrEqual(4.5)
    expect(large).toBeGreaterThanOrEqual(3)
    if (!spire) return
    const [width, height] = await page
      .locator('.carousel-item.active .hero-picture')
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight] as const)
    const scale = Math.max(hero.width / width, hero.height / height)
    const top = hero.y + (hero.height - height * scale) * 0.4
    const onScreen = ([x, y]: readonly [number, number]) =>
      at(hero.x + (hero.width - width * scale) / 2 + x * width * scale, top + y * height * scale)
    expect(contrast(onScreen(spire), onScreen(sky))).toBeGreaterThanOrEqual(1.8)
  })

for (const [width, height] of [
  [1280, 800],
  [412, 915],
] as const)
  test(`the texts of a white slide are readable at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openSlide(page, undefined, true)
    const { small, large } = await readSlide(page)

    expect(small).toBeGreaterThanOrEqual(4.5)
    expect(large).toBeGreaterThanOrEqual(3)
  })

test('on a phone the slide is a poster without a flat strip', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 })
  for (const hour of ['02:00', '06:00', '10:30', '18:30']) {
    await openSlide(page, hour)
    const today = (await page.getByRole('region', { name: 'Today at the temple' }).boundingBox())!
    const picture = (await page.locator('.carousel-item.active .hero-picture').boundingBox())!
    const { rows } = await readSlide(page)
    let [flat, longest] = [0, 0]
    for (const [index, row] of rows.entries()) {
      const first = rows[index - flat]![0]!
      flat = row.every((pixel) => distance(pixel, first) <= 5) ? flat + 1 : 0
      longest = Math.max(longest, flat)
    }

    expect(picture.height, hour).toBeGreaterThanOrEqual(440)
    expect(today.y + today.height, hour).toBeLessThanOrEqual(660)
    expect(2 * longest, hour).toBeLessThanOrEqual(24)
  }
})

test('the tiles of the gallery are painted: each has 15,000 colours or more', async ({ page }) => {
  await page.goto('/igallery')
  const tiles = page.locator('main img[src*="mock-files"]')
  await expect(tiles.first()).toBeVisible()
  const colours = await tiles.evaluateAll((images) =>
    Promise.all(
      images.slice(0, 9).map(async (image) => {
        const tile = image as HTMLImageElement
        tile.loading = 'eager'
        await tile.decode()
        const context = new OffscreenCanvas(600, 450).getContext('2d')!
        context.drawImage(tile, 0, 0, 600, 450)
        return new Set(new Uint32Array(context.getImageData(0, 0, 600, 450).data.buffer)).size
      }),
    ),
  )

  expect(colours.length).toBe(9)
  expect(Math.min(...colours)).toBeGreaterThanOrEqual(15_000)
})

test('the twelve places are posters on a phone, the first by y = 900', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 })
  await page.goto('/chitrakoot')
  await whenSettled(page)
  const picture = (await page
    .getByAltText(/steps of a river at dusk/)
    .last()
    .boundingBox())!

  expect(picture.y).toBeLessThanOrEqual(900)
  expect(picture.width).toBeGreaterThanOrEqual(300)
  expect(picture.height).toBeGreaterThanOrEqual(200)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5600)
})

// What the contact sheet does inside a page.
/* global document, scrollTo, createImageBitmap, OffscreenCanvas */

/** Everything that comes when it is near has come: pictures, lazy sections, fonts. */
export async function settle(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => setTimeout(resolve, 30))
    const end = () => document.documentElement.scrollHeight
    for (let at = 0; at < Math.min(end(), 20_000); at += 700) {
      scrollTo({ top: at, behavior: 'instant' })
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
    const pictures = [...document.images].filter((image) => image.checkVisibility())
    const loaded = pictures.map((image) => image.decode().catch(() => undefined))
    await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, 5000))])
    await frame()
  })
}

/** The share of pixels that differ, reckoned by the browser, which can read both pictures. */
export const difference = (page, one, other) =>
  page.evaluate(
    async ([one, other]) => {
      const read = async (data) => {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
        const picture = await createImageBitmap(new Blob([bytes]))
        const { width, height } = picture
        const pen = new OffscreenCanvas(width, height).getContext('2d')
        pen.drawImage(picture, 0, 0)
        return {
          width,
          height,
          data: new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer),
        }
      }
      const [a, b] = [await read(one), await read(other)]
      if (a.width !== b.width || a.height !== b.height)
        return `${a.width}x${a.height} became ${b.width}x${b.height}`
      const changed = a.data.reduce((sum, pixel, at) => sum + (pixel === b.data[at] ? 0 : 1), 0)
      return `${((100 * changed) / a.data.length).toFixed(3)} % of the pixels`
    },
    [one, other],
  )

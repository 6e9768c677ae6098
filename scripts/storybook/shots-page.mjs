// What the contact sheet does inside a page.
/* global document, scrollTo, createImageBitmap, OffscreenCanvas */

/** Everything that comes when it is near has come: pictures, lazy sections with their lists, films, fonts. */
export async function settle(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => setTimeout(resolve, 30))
    const end = () => document.documentElement.scrollHeight
    const goThrough = async () => {
      for (let at = 0; at < Math.min(end(), 20_000); at += 700) {
        scrollTo({ top: at, behavior: 'instant' })
        await frame()
      }
      scrollTo({ top: 0, behavior: 'instant' })
    }
    const isComing = () =>
      document.querySelector('main .waiting, main [aria-busy="true"]') !== null ||
      [...document.querySelectorAll('video')].some(
        (film) => film.networkState === film.NETWORK_LOADING,
      )
    await goThrough()
    // Where a story is about waiting, that is what stays.
    for (let tries = 0; tries < 50 && isComing(); tries += 1) await frame()
    // What has come since has pictures of its own.
    await goThrough()
    await document.fonts.ready
    const pictures = [...document.images].filter((image) => image.checkVisibility())
    const loaded = pictures.map((image) => image.decode().catch(() => undefined))
    await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, 5000))])
    await frame()
  })
}

/** From here on an eye sees that a colour is another one; below it, edges and shades are rounded anew in each run. */
const visible = 16

/** What an eye sees of a difference, reckoned by the browser, which can read both pictures; undefined when nothing. */
export const difference = (page, one, other) =>
  page.evaluate(
    async ([one, other, visible]) => {
      const read = async (data) => {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
        const picture = await createImageBitmap(new Blob([bytes]))
        const { width, height } = picture
        const pen = new OffscreenCanvas(width, height).getContext('2d')
        pen.drawImage(picture, 0, 0)
        return { width, height, data: pen.getImageData(0, 0, width, height).data }
      }
      const [a, b] = [await read(one), await read(other)]
      if (a.width !== b.width || a.height !== b.height)
        return `${a.width}x${a.height} became ${b.width}x${b.height}`
      const isOther = (at) => Math.abs(a.data[at] - b.data[at]) > visible
      let changed = 0
      for (let at = 0; at < a.data.length; at += 4)
        if (isOther(at) || isOther(at + 1) || isOther(at + 2)) changed += 1
      if (!changed) return undefined
      return `${((400 * changed) / a.data.length).toFixed(3)} % of the pixels`
    },
    [one, other, visible],
  )

// npm run shots: the parts that run in the page.
/* global document, scrollTo, createImageBitmap, OffscreenCanvas */

/** Scrolls through the page and waits for lazy pictures, sections, videos and fonts. */
export async function loadEverything(page) {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 30))
    const end = () => document.documentElement.scrollHeight
    const scrollThrough = async () => {
      for (let at = 0; at < Math.min(end(), 20_000); at += 700) {
        scrollTo({ top: at, behavior: 'instant' })
        await pause()
      }
      scrollTo({ top: 0, behavior: 'instant' })
    }
    const isLoading = () =>
      // Before the screen's code has arrived there is only a spinner.
      document.querySelector('main') === null ||
      document.querySelector('main .placeholder, main [aria-busy="true"]') !== null ||
      [...document.querySelectorAll('video')].some(
        (video) => video.networkState === video.NETWORK_LOADING,
      )
    await scrollThrough()
    // Stories of loading states never finish, so the wait is limited.
    for (let tries = 0; tries < 50 && isLoading(); tries += 1) await pause()
    // Sections that loaded meanwhile have lazy pictures too.
    await scrollThrough()
    await document.fonts.ready
    const pictures = [...document.images].filter((image) => image.checkVisibility())
    const loaded = pictures.map((image) => image.decode().catch(() => undefined))
    await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, 5000))])
    await pause()
  })
}

/** Smallest visible difference of a colour channel; smaller ones come from rounding and vary between runs. */
const threshold = 16

/** The visible difference of two PNGs as text, or undefined. The browser decodes the pictures. */
export const differenceOf = (page, one, other) =>
  page.evaluate(
    async ([one, other, threshold]) => {
      const read = async (data) => {
        const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
        const picture = await createImageBitmap(new Blob([bytes]))
        const { width, height } = picture
        const context = new OffscreenCanvas(width, height).getContext('2d')
        context.drawImage(picture, 0, 0)
        return { width, height, data: context.getImageData(0, 0, width, height).data }
      }
      const [a, b] = [await read(one), await read(other)]
      if (a.width !== b.width || a.height !== b.height)
        return `${a.width}x${a.height} became ${b.width}x${b.height}`
      const differs = (at) => Math.abs(a.data[at] - b.data[at]) > threshold
      let changed = 0
      for (let at = 0; at < a.data.length; at += 4)
        if (differs(at) || differs(at + 1) || differs(at + 2)) changed += 1
      if (!changed) return undefined
      return `${((400 * changed) / a.data.length).toFixed(3)} % of the pixels`
    },
    [one, other, threshold],
  )

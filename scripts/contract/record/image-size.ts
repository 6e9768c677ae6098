/** The width and height of a picture in pixels. */
export interface ImageSize {
  width: number
  height: number
}

/** Reads the size of a PNG, GIF, JPEG or WebP from its first bytes; undefined for any other file. */
export function imageSizeOf(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = String.fromCharCode(...bytes.subarray(0, 16))
  try {
    if (start.startsWith('\x89PNG'))
      return { width: view.getUint32(16), height: view.getUint32(20) }
    if (start.startsWith('GIF8'))
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
    if (start.startsWith('\xff\xd8')) return jpegSize(view)
    if (start.startsWith('RIFF') && start.endsWith('VP8 '))
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    if (start.startsWith('RIFF') && start.endsWith('VP8X'))
      return { width: readThreeBytes(view, 24) + 1, height: readThreeBytes(view, 27) + 1 }
    return svgSize(bytes)
  } catch {
    // Shorter than its header says.
    return undefined
  }
}

const readThreeBytes = (view: DataView, at: number) =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000

/** Walks the segments of a JPEG to its frame header. */
function jpegSize(view: DataView): ImageSize | undefined {
  for (let at = 2; at < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
  }
  return undefined
}

function svgSize(bytes: Uint8Array): ImageSize | undefined {
  const text = new TextDecoder().decode(bytes.subarray(0, 2000))
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(text) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}

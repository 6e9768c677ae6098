import { formatOf, signatureLength } from './picture-metadata/picture-format'

/** A size in pixels, such as the one that the website shows a picture at. */
export interface Recommended {
  width: number
  height: number
}

/** A chosen picture, measured; `scaled` where it is much larger than the website shows. */
export interface Chosen {
  /** Without metadata; its type and the extension of its name are those of its content. */
  file: File
  width: number
  height: number
  scaled?: { file: File; width: number; height: number }
}

/** Above this a server may turn a file down. */
export const largeFile = 5_000_000

/**
 * Prepares a file for sending: removes metadata (a photograph's position, camera and times), scales it down where that
 * is worth it, and otherwise redraws a turned picture upright. A turned original keeps its pixels and its orientation
 * tag. A malformed file is redrawn. Answers why the file cannot be sent when it is empty or no picture.
 */
export async function preparePicture(
  file: File,
  recommended: Recommended | undefined,
): Promise<Chosen | 'wrong' | 'empty'> {
  if (!file.size) return 'empty'
  const format = formatOf(await readBytes(file.slice(0, signatureLength)))
  const bitmap = format && (await createImageBitmap(file).catch(() => undefined))
  if (!bitmap) return 'wrong'
  try {
    const { type, extensions, strip } = format
    const asFile = (parts: BlobPart[]) =>
      new File(parts, withExtension(file.name, extensions), { type })
    const full = { width: bitmap.width, height: bitmap.height }
    const most = recommended ? recommended.width * 2 : Infinity
    const isLarge = full.width > most
    const target = isLarge
      ? { width: most, height: Math.max(1, Math.round((full.height * most) / full.width)) }
      : full

    const stripped = strip(await readBytes(file))
    const original = stripped && asFile(stripped.parts)
    const isUpright = stripped?.orientation === 1
    const blob = isLarge || !isUpright ? await redraw(bitmap, type, target) : undefined
    const redrawn = blob && { file: asFile([blob]), ...target }

    // A file that grew is no gain.
    if (original && isLarge && redrawn && redrawn.file.size < original.size)
      return { file: original, ...full, scaled: redrawn }
    if (original && (isUpright || !redrawn)) return { file: original, ...full }
    return redrawn ?? 'wrong'
  } finally {
    bitmap.close()
  }
}

/** Empty when the file cannot be read, for example because it was moved since it was chosen. */
const readBytes = async (file: Blob) =>
  new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer()))

/** Replaces an extension that does not fit the content: a PNG called invoice.exe becomes invoice.png. */
function withExtension(name: string, extensions: readonly string[]) {
  const [, stem = name, extension = ''] = /^(.+)\.([a-z0-9]{1,10})$/i.exec(name) ?? []
  return extensions.includes(extension.toLowerCase()) ? name : `${stem}.${extensions[0]}`
}

/** The picture at a size, upright and without metadata; undefined when the browser cannot write this type. */
async function redraw(bitmap: ImageBitmap, type: string, { width, height }: Recommended) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.85))
  return blob?.type === type ? blob : undefined
}

/** How a picture's shape differs from the one that the website cuts it to. */
export function mismatch(
  { width, height }: Recommended,
  recommended: Recommended,
): 'wider' | 'taller' | 'smaller' | undefined {
  const shape = width / height / (recommended.width / recommended.height)
  if (shape > 1.02) return 'wider'
  if (shape < 0.98) return 'taller'
  return width < recommended.width ? 'smaller' : undefined
}

/** A file's size in words: 90 kB, 2.4 MB. */
export const sizeText = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`

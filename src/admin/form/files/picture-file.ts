import { jpeg } from './picture-metadata/jpeg'
import { formatOf, isHeic, signatureLength } from './picture-metadata/picture-format'
import { maxPixels } from './picture-metadata/picture-size'
import {
  drawPart,
  editedSize,
  framePart,
  outerPart,
  wholeFrame,
  type PictureEdit,
} from './picture-editor/picture-edit'

/** A size in pixels, such as the size at which the website shows a picture. */
export interface Recommended {
  width: number
  height: number
}

/** A chosen picture and its size; `scaled` when it is much larger than the website shows it. */
export interface Chosen {
  /** Without metadata; its type and the extension of its name are those of its content. */
  file: File
  width: number
  height: number
  scaled?: { file: File; width: number; height: number }
}

/** Servers may reject files above this size (bytes). */
export const largeFile = 5_000_000

/** Why a file cannot be sent. `tooLarge`: it has more pixels than may be decoded. */
export type PictureRefusal = 'empty' | 'unreadable' | 'heic' | 'wrong' | 'tooLarge'

/**
 * Prepares a picture for upload: removes metadata, scales down a large one, redraws a rotated or malformed one.
 * With an `edit` it always redraws, in the edit's size. Returns the reason for a file that cannot be sent. Its size is read
 * from the header before anything is decoded.
 */
export async function preparePicture(
  file: File,
  recommended: Recommended | undefined,
  edit?: PictureEdit,
): Promise<Chosen | PictureRefusal> {
  if (!file.size) return 'empty'
  const start = await readBytes(file.slice(0, signatureLength))
  if (!start.length) return 'unreadable'
  const format = formatOf(start)
  if (!format) return isHeic(start, file.name) ? 'heic' : 'wrong'
  const bytes = await readBytes(file)
  const stated = format.size(bytes)
  if (!stated?.width || !stated.height) return 'wrong'
  if (stated.width * stated.height > maxPixels) return 'tooLarge'
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return 'wrong'
  try {
    const asFile = (parts: BlobPart[], { type, extensions } = format) =>
      new File(parts, withExtension(file.name, extensions), { type })
    const full = { width: bitmap.width, height: bitmap.height }
    const draw = async (target: Recommended, applied = wholeFrame(undefined)) => {
      const blob = await redraw(bitmap, format.type, target, applied)
      return blob && { file: asFile([blob], blob.type === format.type ? format : jpeg), ...target }
    }
    if (edit) return (await draw(editedSize(full, edit, recommended), edit)) ?? 'wrong'
    const maxWidth = recommended ? recommended.width * 2 : Infinity
    const isLarge = full.width > maxWidth
    const target = isLarge
      ? { width: maxWidth, height: Math.max(1, Math.round((full.height * maxWidth) / full.width)) }
      : full

    const stripped = format.strip(bytes)
    const original = stripped && asFile(stripped.parts)
    const isUpright = stripped?.orientation === 1
    const redrawn = isLarge || !isUpright ? await draw(target) : undefined

    // Redrawing can produce a larger file; then the original is sent.
    if (original && isLarge && redrawn && redrawn.file.size < original.size)
      return { file: original, ...full, scaled: redrawn }
    if (original && (isUpright || !redrawn)) return { file: original, ...full }
    return redrawn ?? 'wrong'
  } finally {
    bitmap.close()
  }
}

/** The file's bytes; none when it cannot be read, for example because it was moved after the choice. */
const readBytes = async (file: Blob) =>
  new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer()))

/** Replaces an extension that does not match the content: a PNG called invoice.exe becomes invoice.png. */
function withExtension(name: string, extensions: readonly string[]) {
  const [, stem = name, extension = ''] = /^(.+)\.([a-z0-9]{1,10})$/i.exec(name) ?? []
  return extensions.includes(extension.toLowerCase()) ? name : `${stem}.${extensions[0]}`
}

/** Draws what an edit keeps of the picture, without metadata: as JPEG where the browser cannot write its type. */
async function redraw(
  bitmap: ImageBitmap,
  type: string,
  { width, height }: Recommended,
  edit: PictureEdit,
) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) return undefined
  drawPart(context, bitmap, bitmap, framePart(bitmap, edit))
  const write = (as: string) => new Promise<Blob | null>((done) => canvas.toBlob(done, as, 0.85))
  const blob = await write(type)
  if (blob?.type === type) return blob
  // WebKit writes no WebP. JPEG has no transparency, so white shows through instead of black.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  return (await write(jpeg.type)) ?? undefined
}

/**
 * A small copy of a picture for the screen, at most `longest` pixels wide or high, with the sides of the whole one;
 * undefined when it cannot be read.
 */
export async function drawSmall(file: File, longest: number) {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  const factor = bitmap && Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const small = document.createElement('canvas')
  const context = small.getContext('2d')
  if (!bitmap || !factor || !context) return undefined
  const { width, height } = bitmap
  small.width = Math.max(1, Math.round(width * factor))
  small.height = Math.max(1, Math.round(height * factor))
  drawPart(context, bitmap, bitmap, outerPart(bitmap, wholeFrame(undefined)))
  bitmap.close()
  return { small, width, height }
}

/** How a picture's shape differs from the recommended one, to which the website crops it. */
export function mismatch(
  { width, height }: Recommended,
  recommended: Recommended,
): 'wider' | 'taller' | 'smaller' | undefined {
  const shape = width / height / (recommended.width / recommended.height)
  if (shape > 1.02) return 'wider'
  if (shape < 0.98) return 'taller'
  return width < recommended.width ? 'smaller' : undefined
}

/** A file's size as text: 90 kB, 2.4 MB. */
export const sizeText = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB`
    : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`

import { jpeg } from './metadata/jpeg'
import { formatOf, isHeic, signatureLength } from './metadata/picture-formats'
import { maxPixels, type PictureSize } from './metadata/picture-format'
import {
  drawPart,
  editedSize,
  croppedPart,
  outerPart,
  wholeCrop,
  type PictureEdit,
} from './picture-edit'

/** A chosen picture and its size; `scaled` when it is much larger than the website shows it. */
export interface ChosenPicture {
  /** Without metadata; its type and the extension of its name are those of its content. */
  file: File
  width: number
  height: number
  scaled?: { file: File; width: number; height: number }
  /** Of a moving picture: whether it still moves. */
  motion?: 'kept' | 'lost'
  /** It should be redrawn, and this browser cannot: it is sent as it was chosen, without metadata. */
  undrawn?: true
}

/** An edited picture, and the edit from which a further one starts. */
export interface EditedPicture {
  chosen: ChosenPicture
  edit: PictureEdit
}

/** Servers may reject files above this size (bytes). */
export const largeFile = 5_000_000

/**
 * Why a file cannot be sent. `tooLarge`: it has more pixels than may be decoded; `undrawable`: it has to be redrawn, which
 * this browser cannot.
 */
export type PictureRefusal = 'empty' | 'unreadable' | 'heic' | 'wrong' | 'tooLarge' | 'undrawable'

/**
 * Prepares a picture for upload: removes metadata, scales down a large one, redraws a rotated or malformed one. A moving
 * picture is not redrawn without an edit, because it would stand still.
 * With an `edit` it always redraws, in the edit's size. Returns the reason for a file that cannot be sent. The size is read
 * from the header first, because decoding too many pixels would exhaust the memory.
 */
export async function preparePicture(
  file: File,
  recommended: PictureSize | undefined,
  edit?: PictureEdit,
): Promise<ChosenPicture | PictureRefusal> {
  if (!file.size) return 'empty'
  const start = await readBytes(file.slice(0, signatureLength))
  if (!start.length) return 'unreadable'
  const format = formatOf(start)
  if (!format) return isHeic(start, file.name) ? 'heic' : 'wrong'
  const bytes = await readBytes(file)
  const headerSize = format.size(bytes)
  if (!headerSize?.width || !headerSize.height) return 'wrong'
  if (headerSize.width * headerSize.height > maxPixels) return 'tooLarge'
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return 'wrong'
  try {
    const asFile = (parts: BlobPart[], { type, extensions } = format) =>
      new File(parts, withExtension(file.name, extensions), { type })
    const full = { width: bitmap.width, height: bitmap.height }
    const draw = async (target: PictureSize, applied = wholeCrop(undefined)) => {
      const blob = await redraw(bitmap, format.type, target, applied)
      return blob && { file: asFile([blob], blob.type === format.type ? format : jpeg), ...target }
    }
    const isMoving = format.moves(bytes)
    const lost = isMoving && { motion: 'lost' as const }
    if (edit) {
      const drawn = await draw(editedSize(full, edit, recommended), edit)
      return drawn ? { ...drawn, ...lost } : 'undrawable'
    }
    const maxWidth = recommended ? recommended.width * 2 : Infinity
    const isLarge = full.width > maxWidth
    const target = isLarge
      ? { width: maxWidth, height: Math.max(1, Math.round((full.height * maxWidth) / full.width)) }
      : full

    const stripped = format.strip(bytes)
    const original = stripped && asFile(stripped.parts)
    if (isMoving && original) return { file: original, ...full, motion: 'kept' }
    const isUpright = stripped?.orientation === 1
    const isToRedraw = isLarge || !isUpright
    const redrawn = isToRedraw ? await draw(target) : undefined

    // Redrawing can produce a larger file; then the original is sent.
    if (original && isLarge && redrawn && redrawn.file.size < original.size)
      return { file: original, ...full, scaled: redrawn }
    const undrawn = isToRedraw && !redrawn && { undrawn: true as const }
    if (original && (isUpright || !redrawn)) return { file: original, ...full, ...undrawn }
    return redrawn ? { ...redrawn, ...lost } : 'undrawable'
  } finally {
    bitmap.close()
  }
}

/** The file's bytes; empty when it cannot be read, for example because it was moved after it was chosen. */
const readBytes = async (file: Blob) =>
  new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer()))

/** Replaces an extension that does not match the content: a PNG called invoice.exe becomes invoice.png. */
function withExtension(name: string, extensions: readonly string[]) {
  const [, stem = name, extension = ''] = /^(.+)\.([a-z0-9]{1,10})$/i.exec(name) ?? []
  return extensions.includes(extension.toLowerCase()) ? name : `${stem}.${extensions[0]}`
}

/** Whether a canvas gives back what is drawn on it: protection against fingerprinting makes stripes or noise of it. */
function isCanvasTrue() {
  const side = 16
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const context = canvas.getContext('2d')!
  const colourAt = (column: number) => [column * 16, 255 - column * 16, 128, 255]
  const colours = Array.from({ length: side }, (_, column) => colourAt(column)).flat()
  for (let column = 0; column < side; column += 1) {
    context.fillStyle = `rgb(${colourAt(column).slice(0, 3).join()})`
    context.fillRect(column, 0, 1, side)
  }
  // Some browsers change the last bit of a few colours, which nobody sees.
  return context
    .getImageData(0, 0, side, side)
    .data.every((value, at) => Math.abs(value - (colours[at % colours.length] ?? 0)) <= 4)
}

/**
 * Draws the part of the picture inside the frame, without metadata; a JPEG if the browser cannot write `type`. Undefined
 * where the browser cannot, or spoils it.
 */
async function redraw(
  bitmap: ImageBitmap,
  type: string,
  { width, height }: PictureSize,
  edit: PictureEdit,
) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context || !isCanvasTrue()) return undefined
  drawPart(context, bitmap, bitmap, croppedPart(bitmap, edit))
  const write = (type: string) =>
    new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.85))
  const blob = await write(type)
  if (blob?.type === type) return blob
  // WebKit writes no WebP. JPEG has no transparency, so white shows through instead of black.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  return (await write(jpeg.type)) ?? undefined
}

/**
 * A small copy of a picture for the screen, at most `maxSide` pixels wide or high, with the width and height of the
 * original; undefined when it cannot be read.
 */
export async function drawSmall(file: File, maxSide: number) {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  const factor = bitmap && Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!bitmap || !factor || !context) return undefined
  const { width, height } = bitmap
  canvas.width = Math.max(1, Math.round(width * factor))
  canvas.height = Math.max(1, Math.round(height * factor))
  drawPart(context, bitmap, bitmap, outerPart(bitmap, wholeCrop(undefined)))
  bitmap.close()
  return { canvas, width, height }
}

/** How a picture differs from the recommended size, to whose shape the website crops it; undefined if it fits. */
export function findMismatch(
  { width, height }: PictureSize,
  recommended: PictureSize,
): 'wider' | 'taller' | 'smaller' | undefined {
  const difference = width / height / (recommended.width / recommended.height)
  if (difference > 1.02) return 'wider'
  if (difference < 0.98) return 'taller'
  return width < recommended.width ? 'smaller' : undefined
}

/** A file's size as text: 90 kB, 2.4 MB. */
export const sizeText = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB`
    : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`

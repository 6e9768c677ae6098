/** A size in pixels that the website shows a picture at. */
export interface Recommended {
  width: number
  height: number
}

/** A chosen picture, measured; `scaled` where it is much larger than the website shows. */
export interface Chosen {
  file: File
  width: number
  height: number
  scaled?: { file: File; width: number; height: number }
}

/** Above this a server may turn a file down. */
export const largeFile = 5_000_000

/** The types of picture that the website shows; `openapi.yaml` names the same for uploads. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

/** What stands against a file before it is opened; undefined when nothing does. */
export function objection(file: File): 'wrong' | 'empty' | undefined {
  if (!pictureTypes.includes(file.type)) return 'wrong'
  return file.size ? undefined : 'empty'
}

/** Opens a picture and scales it down where that is worth it. Undefined when it is no picture after all. */
export async function open(
  file: File,
  recommended: Recommended | undefined,
): Promise<Chosen | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const { width, height } = bitmap
  const target = recommended && recommended.width * 2
  const scaled = target && width > target ? await scaledDown(file, bitmap, target) : undefined
  bitmap.close()
  return { file, width, height, scaled }
}

/** In proportion, never enlarged or cropped, type and name kept (BUDGETS, Techniques). */
async function scaledDown(file: File, bitmap: ImageBitmap, width: number) {
  const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, file.type, 0.85))
  // A browser that cannot write this type writes another one; a file that grew is no gain.
  if (blob?.type !== file.type || blob.size >= file.size) return undefined
  return { file: new File([blob], file.name, { type: file.type }), width, height }
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

import { ascii, asciiAt, joinBytes, uint32, type Bytes } from '../src/admin/pictures/metadata/bytes'

/** Sample metadata that the app must remove before an upload: a position, a camera, an author. */
export const secrets = ['POSITION 25.1N 80.8E', 'CAMERA Model X', 'AUTHOR Ananya'] as const
const [position, camera, author] = secrets

/**
 * Creates a picture file (size in pixels). With `halves` its left half is red, the other blue. With `noise`, and without
 * `halves`, it is larger than the same picture scaled down.
 */
export async function pictureFile(
  width: number,
  height: number,
  { name = 'ghat.jpg', type = 'image/jpeg', halves = false, noise = false } = {},
) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')!
  if (halves) {
    context.fillStyle = 'red'
    context.fillRect(0, 0, width / 2, height)
    context.fillStyle = 'blue'
    context.fillRect(width / 2, 0, width / 2, height)
  } else context.fillRect(0, 0, width, height)
  if (noise || !halves) {
    // Noise compresses badly. It leaves the corners as they are, whose colours the tests read.
    const third = Math.floor(height / 3)
    const strip = context.getImageData(0, third, width, third)
    for (let at = 0; at < strip.data.length; at += 4) strip.data[at] = Math.random() * 256
    context.putImageData(strip, 0, third)
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.97))
  return new File([blob!], name, { type })
}

/** The start of a PNG whose header states this size in pixels. */
export const pngHeader = (width: number, height: number) =>
  joinBytes(
    ascii('\x89PNG\r\n\x1a\n'),
    uint32(13),
    ascii('IHDR'),
    uint32(width),
    uint32(height),
    ascii('\x08\x06\0\0\0'),
  )

/** Returns a copy with the secrets and an orientation in the metadata blocks of its file type. */
export async function withMetadata(file: File, orientation = 1) {
  const bytes = await bytesOf(file)
  const exif = cameraExif(orientation)
  const parts = {
    'image/jpeg': () => [
      bytes.subarray(0, 2),
      segment(0xe1, ascii('Exif\0\0'), exif),
      segment(0xe1, ascii(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${position}</x:xmpmeta>`)),
      segment(0xed, ascii(`Photoshop 3.0\0${author}`)),
      segment(0xfe, ascii(camera)),
      bytes.subarray(2),
      // Some phones append further pictures, with their own metadata, after the first one.
      ascii(`\xff\xd8${position}`),
    ],
    'image/png': () => [
      bytes.subarray(0, 33),
      pngChunk('eXIf', exif),
      pngChunk('tEXt', ascii(`Author\0${author}`)),
      pngChunk('iTXt', ascii(`XML:com.adobe.xmp\0\0\0\0\0${position}`)),
      bytes.subarray(33),
      ascii(camera),
    ],
    'image/webp': () => riff(bytes, exif),
  }[file.type]!()
  return new File(parts, file.name, { type: file.type })
}

export const bytesOf = async (file: Blob): Promise<Bytes> =>
  new Uint8Array(await file.arrayBuffer())

/** Returns a copy of a PNG or WebP file as a moving picture of two frames, which are the same. */
export async function asMoving(file: File) {
  const bytes = await bytesOf(file)
  if (file.type === 'image/png') {
    const animation = pngChunk('acTL', joinBytes(uint32(2), uint32(0)))
    return new File([bytes.subarray(0, 33), animation, bytes.subarray(33)], file.name, file)
  }
  const { width, height } = await createImageBitmap(file)
  const names = ['ALPH', 'VP8L', 'VP8 '].map((name) => asciiAt(bytes, 0, 4000).indexOf(name))
  const content = bytes.subarray(Math.min(...names.filter((at) => at > 0)))
  const size = joinBytes(uint24(width - 1), uint24(height - 1))
  const frame = riffChunk(
    'ANMF',
    joinBytes(uint24(0), uint24(0), size, uint24(100), Uint8Array.of(0), content),
  )
  const chunks = [
    riffChunk('VP8X', joinBytes(Uint8Array.of(0x02, 0, 0, 0), size)),
    riffChunk('ANIM', new Uint8Array(6)),
    frame,
    frame,
  ]
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 4)
  return new File([ascii('RIFF'), uint32(length, true), ascii('WEBP'), ...chunks], file.name, file)
}

const uint24 = (value: number) => Uint8Array.of(value & 255, (value >> 8) & 255, value >> 16)

const riffChunk = (type: string, content: Bytes) =>
  joinBytes(ascii(type), uint32(content.length, true), content, new Uint8Array(content.length % 2))

/** Returns the secrets that the file still contains. */
export async function secretsIn(file: Blob) {
  const content = new TextDecoder('latin1').decode(await bytesOf(file))
  return secrets.filter((secret) => content.includes(secret))
}

/** Decodes the picture. Returns its size in pixels and whether its first pixel is red or blue. */
export async function firstPixelOf(file: Blob, imageOrientation: ImageOrientation) {
  const bitmap = await createImageBitmap(file, { imageOrientation })
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')!
  context.drawImage(bitmap, 0, 0)
  const [red, , blue] = context.getImageData(1, 1, 1, 1).data
  return { width, height, color: red! > blue! ? 'red' : 'blue' }
}

/** Returns EXIF data with an orientation and the secrets: camera, author and position. */
export function cameraExif(orientation: number): Bytes {
  const texts = [camera, author, position].map((text) => ascii(`${text}\0`))
  const end = 8 + 2 + 4 * 12 + 4
  const exif = new Uint8Array(end + texts.reduce((sum, { length }) => sum + length, 0))
  const view = new DataView(exif.buffer)
  exif.set(ascii('II'))
  view.setUint16(2, 42, true)
  view.setUint32(4, 8, true)
  view.setUint16(8, 4, true)
  const entry = (index: number, [tag, type, count, value]: number[]) => {
    view.setUint16(10 + index * 12, tag!, true)
    view.setUint16(12 + index * 12, type!, true)
    view.setUint32(14 + index * 12, count!, true)
    view.setUint32(18 + index * 12, value!, true)
  }
  let at = end
  for (const [index, text] of texts.entries()) {
    exif.set(text, at)
    // Model, artist, copyright: the last tag holds the position, because no test needs a GPS block.
    entry([0, 2, 3][index]!, [[0x0110, 0x013b, 0x8298][index]!, 2, text.length, at])
    at += text.length
  }
  entry(1, [0x0112, 3, 1, orientation])
  return exif
}

function segment(marker: number, ...content: Bytes[]): Bytes {
  const all = joinBytes(...content)
  return joinBytes(Uint8Array.of(0xff, marker, (all.length + 2) >> 8, (all.length + 2) & 255), all)
}

/** Returns a PNG chunk with checksum 0; the app removes these chunks without checking it. */
const pngChunk = (type: string, content: Bytes) =>
  joinBytes(uint32(content.length), ascii(type), content, uint32(0))

/** Adds metadata to a WebP file. Returns the parts of the file in its extended form (VP8X). */
function riff(simple: Bytes, exif: Bytes): Bytes[] {
  const inner = simple.subarray(12)
  const isExtended = String.fromCharCode(...inner.subarray(0, 4)) === 'VP8X'
  const chunk = (type: string, content: Bytes) =>
    joinBytes(
      ascii(type),
      uint32(content.length, true),
      content,
      new Uint8Array(content.length % 2),
    )
  if (isExtended) inner[8]! |= 0x0c
  const header = isExtended ? [] : [chunk('VP8X', extendedHeader(inner))]
  const chunks = [...header, inner, chunk('EXIF', exif), chunk('XMP ', ascii(position))]
  const size = chunks.reduce((sum, { length }) => sum + length, 4)
  return [ascii('RIFF'), uint32(size, true), ascii('WEBP'), ...chunks]
}

/** Returns a lossy picture's VP8X header; the format stores width and height minus 1. */
function extendedHeader(lossy: Bytes): Bytes {
  const header = new Uint8Array(10)
  const view = new DataView(lossy.buffer, lossy.byteOffset)
  header[0] = 0x0c
  for (const [at, size] of [view.getUint16(14, true), view.getUint16(16, true)].entries()) {
    const value = (size & 0x3fff) - 1
    header.set([value & 255, value >> 8, 0], 4 + at * 3)
  }
  return header
}

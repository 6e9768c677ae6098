export type Bytes = Uint8Array<ArrayBuffer>

/** ASCII text at a position; shorter when the bytes end before. */
export const asciiAt = (bytes: Bytes, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

export const ascii = (text: string): Bytes =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** A view for numbers of several bytes. */
export const viewOf = ({ buffer, byteOffset, byteLength }: Bytes) =>
  new DataView(buffer, byteOffset, byteLength)

export function joinBytes(...pieces: Bytes[]): Bytes {
  const result = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    result.set(piece, at)
    at += piece.length
  }
  return result
}

export function uint32(value: number, littleEndian = false): Bytes {
  const bytes = new Uint8Array(4)
  viewOf(bytes).setUint32(0, value, littleEndian)
  return bytes
}

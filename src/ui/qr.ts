import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

/**
 * A text as a QR code: the SVG path of its dark squares, and the number of squares in a row.
 * Loaded on demand, because the library is only needed where a code is shown.
 */
export function createQrCode(text: string): { path: string; size: number } {
  const code = generate(text)
  return { path: toSvgPath(code), size: code.size }
}

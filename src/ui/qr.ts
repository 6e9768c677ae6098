import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

/**
 * A text as a QR code: the SVG path of its dark squares, and the number of squares in a row.
 * Loaded on demand, because the library is only needed where a code is shown.
 */
export function qrOf(text: string): { outline: string; size: number } {
  const code = generate(text)
  return { outline: toSvgPath(code), size: code.size }
}

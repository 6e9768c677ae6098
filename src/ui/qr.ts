import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

/** A text as a QR code: the outline of its dark squares, and how many stand in a row. */
export function qrOf(text: string): { outline: string; size: number } {
  const code = generate(text)
  return { outline: toSvgPath(code), size: code.size }
}

/** Escapes the text of a property of a calendar or contact file, and removes control characters. */
export const escapeText = (value: string) =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // eslint-disable-next-line no-control-regex -- the control characters are removed
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

const bytes = new TextEncoder()

/** Folds a line at 75 octets without splitting a character; one of Devanagari has three octets. */
export function foldLine(line: string): string {
  let [text, used] = ['', 0]
  for (const letter of line) {
    const size = bytes.encode(letter).length
    if (used + size > 75) {
      text += '\r\n '
      used = 1
    }
    text += letter
    used += size
  }
  return text
}

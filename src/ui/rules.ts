const nameLetters = /^[\p{L}\p{M}\p{Nd} ]+$/u
const local = /^[^\s@"(),:;<>[\\\]]+$/
const domain = /^[\p{L}\p{M}\p{Nd}-]+(\.[\p{L}\p{M}\p{Nd}-]+)*\.[\p{L}\p{M}\p{Nd}-]{2,}$/u

/** What is checked and sent: trimmed, a line break as one character [CONTACT-5]. */
export const clean = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : ''

/** Whether a text has from `least` to `most` characters, counted as code points. */
export function hasLength(value: string, least: number, most: number): boolean {
  const length = [...value].length
  return length >= least && length <= most
}

/** A name: letters and combining marks of any script, digits and spaces. */
export const isName = (value: string, least: number, most: number) =>
  hasLength(value, least, most) && nameLetters.test(value)

/** The intended reading of the e-mail rule: a general check of name@host.domain. */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@')
  const name = value.slice(0, Math.max(at, 0))
  const dots = name.startsWith('.') || name.endsWith('.') || name.includes('..')
  return value.length <= 254 && local.test(name) && !dots && domain.test(value.slice(at + 1))
}

const devanagariZero = 0x0966

/** A quantity, whatever was typed or pasted: a whole number from 1 to `most`. Devanagari digits count. */
export function wholeNumber(typed: string, most: number): number {
  const digits = typed
    .trim()
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
    .replace(/(?<=\d)[, ](?=\d)/g, '')
  const number = Math.floor(Number(/^\d+/.exec(digits)?.[0] ?? 1))
  return Math.min(Math.max(number, 1), most)
}

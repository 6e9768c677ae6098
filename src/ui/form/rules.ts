const nameLetters = /^[\p{L}\p{M}\p{Nd} ]+$/u
const localPart = /^[^\s@"(),:;<>[\\\]]+$/
const domain = /^[\p{L}\p{M}\p{Nd}-]+(\.[\p{L}\p{M}\p{Nd}-]+)*\.[\p{L}\p{M}\p{Nd}-]{2,}$/u

/** Trims a value and makes each line break one character, before it is checked and sent [CONTACT-5]. */
export const normalizeText = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : ''

/** Whether a text has from `min` to `max` characters, counted as code points. */
export function hasLength(value: string, min: number, max: number): boolean {
  const length = [...value].length
  return length >= min && length <= max
}

/** A name: letters and combining marks of any script, digits and spaces. */
export const isName = (value: string, min: number, max: number) =>
  hasLength(value, min, max) && nameLetters.test(value)

/** Whether a text has the form name@host.domain. */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@')
  const name = value.slice(0, Math.max(at, 0))
  const dots = name.startsWith('.') || name.endsWith('.') || name.includes('..')
  return value.length <= 254 && localPart.test(name) && !dots && domain.test(value.slice(at + 1))
}

const devanagariZero = 0x0966

/** Typed text as a whole number from 1 to `max`; 1 for any other text. Accepts Devanagari digits. */
export function parseQuantity(typed: string, max: number): number {
  const digits = typed
    .trim()
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
    .replace(/(\d)[, ](?=\d)/g, '$1')
  const number = Math.floor(Number(/^\d+/.exec(digits)?.[0] ?? 1))
  return Math.min(Math.max(number, 1), max)
}

import { lengthOf } from '../../lib/typed-text'

const nameLetters = /^[\u200d\u200c\p{L}\p{M}\p{Nd} ]+$/u
const localPart = /^[^\s@"(),:;<>[\\\]]+$/
const domain = /^[\p{L}\p{M}\p{Nd}-]+(\.[\p{L}\p{M}\p{Nd}-]+)*\.[\p{L}\p{M}\p{Nd}-]{2,}$/u

/** Whether a clean text has from `min` to `max` code points; a line break counts one of `min` and two of `max`. */
export const hasLength = (value: string, min: number, max: number): boolean =>
  [...value].length >= min && lengthOf(value) <= max

/** A name: letters, combining marks and joiners of any script, digits and spaces. */
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

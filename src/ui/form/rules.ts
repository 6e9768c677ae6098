import { lengthOf } from '../../lib/typed-text'

/** Not a letter, mark, joiner, digit or space, nor full stop, apostrophe or hyphen in one of their forms. */
const refusedInName = /[^\u200d\u200c\p{L}\p{M}\p{Nd} .\u0970'’‐‑-]/u
const localPart = /^[^\s@"(),:;<>[\\\]]+$/
const domain = /^[\p{L}\p{M}\p{Nd}-]+(\.[\p{L}\p{M}\p{Nd}-]+)*\.[\p{L}\p{M}\p{Nd}-]{2,}$/u

/** Whether a clean text has from `min` to `max` code points; a line break counts one of `min` and two of `max`. */
export const hasLength = (value: string, min: number, max: number): boolean =>
  [...value].length >= min && lengthOf(value) <= max

/** The first sign of a name that is refused; undefined where none is. */
export const refusedNameSign = (value: string) => refusedInName.exec(value)?.[0]

/** A name: letters, combining marks and joiners of any script, digits, spaces, full stops, apostrophes and hyphens. */
export const isName = (value: string, min: number, max: number) =>
  hasLength(value, min, max) && refusedNameSign(value) === undefined

/** Whether a text has the form name@host.domain. */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@')
  const name = value.slice(0, Math.max(at, 0))
  const dots = name.startsWith('.') || name.endsWith('.') || name.includes('..')
  return value.length <= 254 && localPart.test(name) && !dots && domain.test(value.slice(at + 1))
}

/** Digits of any script as 0 to 9: in Unicode they stand in runs of ten. */
const latinDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!
    let before = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
    return String(before % 10)
  })

/** Typed text as a whole number from 1; 1 for any other text. */
export function parseQuantity(typed: string): number {
  const digits = latinDigits(typed.trim()).replace(/(\d)[,\s\u066c\uff0c](?=\d)/g, '$1')
  return Math.max(Number(/^\d+/.exec(digits)?.[0] ?? 1), 1)
}

const digit = /\p{Nd}/u

/** Digits of any script as 0 to 9; the digits of a script follow each other from its zero. */
const toAsciiDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (sign) => {
    const code = sign.codePointAt(0)!
    let zero = code
    while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((code - zero) % 10)
  })

/**
 * The number that is dialed for a telephone number as people write it: a plus sign and digits. The "(0)" after a country's
 * code is left out, and so is what follows a number: a second ending, an extension, hours in brackets.
 */
export function dialedNumber(phone: string): string {
  const written = toAsciiDigits(phone).replace(/\(\s*0\s*\)/g, '')
  // A bracket before the sixth digit is that of an area code.
  const [number = ''] = /^(?:[^\d(]*[\d(]){6}[^(]*|^.*$/s.exec(written) ?? []
  const [first = ''] = number.split(/[/,;|]|\b(?:ext|extn|extension|x)\b/i)
  const digits = first.replace(/\D/g, '')
  return /^\D*\+/.test(first) ? `+${digits}` : digits
}

/** The `tel:` URL of a number; the ten digits of a mobile number of India get their country's code. */
export const telUrl = (phone: string) =>
  `tel:${dialedNumber(phone).replace(/^(?=[6-9]\d{9}$)/, '+91')}`

/** Whether a text is a telephone number and nothing else. */
export const isPhoneNumber = (text: string) =>
  /^[+\p{Nd}\s()./-]+$/u.test(text) && /^\+?\d{7,15}$/.test(dialedNumber(text))

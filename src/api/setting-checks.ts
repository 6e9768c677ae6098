import { lookUp } from '../data/look-up'

/** A kind of setting: what its use needs, and how the console names a value that does not fit. */
interface Kind {
  fits: (value: string, documentBase: string) => boolean
  problem: string
}

const webAddress = (value: string, base?: string) => {
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined
}

/** An absolute address. "https:x" and "https:\\x" are read as addresses by browsers, and by nobody else. */
const isAddress = (value: string) => /^https?:\/\/[^/\\]/i.test(value) && Boolean(webAddress(value))

/** The digits that a telephone is given; a "+" leads them or does not occur. */
const digitsOf = (value: string) =>
  /^[^\d+]*\+?[^+]*$/.test(value) ? value.replace(/\D/g, '') : ''

const kinds = {
  base: {
    fits: (value, base) => !/[?#]/.test(value) && Boolean(webAddress(value, base)),
    problem: 'should be a web address or a path',
  },
  address: {
    fits: isAddress,
    problem: 'should be an http or https address',
  },
  siteAddress: {
    fits: (value) => isAddress(value) && !/[?#]/.test(value),
    problem: 'should be an http or https address without a query',
  },
  frame: {
    fits: (value) => isAddress(value) && /^https/i.test(value),
    problem: 'should be an https address',
  },
  // A "?", "&" or "," in a mailto link would add recipients.
  email: {
    fits: (value) =>
      /^[^\s@"'(),:;<>[\\\]?&%#/]+@[\p{L}\p{M}\p{Nd}-]+(\.[\p{L}\p{M}\p{Nd}-]+)+$/u.test(value),
    problem: 'should be one e-mail address',
  },
  phone: {
    fits: (value) => /^\d{3,15}$/.test(digitsOf(value)),
    problem: 'should be one telephone number',
  },
  whatsapp: {
    fits: (value) => /^[1-9]\d{7,14}$/.test(digitsOf(value)),
    problem: "should be one telephone number with its country's code",
  },
  upi: {
    fits: (value) => /^[\w.-]{2,256}@[a-z][a-z\d]{1,63}$/i.test(value),
    problem: 'should be a UPI id such as name@bank',
  },
  ifsc: {
    fits: (value) => /^[a-z]{4}0[a-z\d]{6}$/i.test(value),
    problem: 'should be an IFSC code: four letters, a zero, six letters or digits',
  },
} satisfies Record<string, Kind>

/** The kind of each setting that is more than a text; `[]` stands for the entries of a list. */
const kindNames: Record<string, keyof typeof kinds> = {
  apiBase: 'base',
  filesBase: 'base',
  'site.url': 'siteAddress',
  'phones[]': 'phone',
  email: 'email',
  'social[].url': 'address',
  'links[].url': 'address',
  attractionsLink: 'address',
  'bank.ifsc': 'ifsc',
  'upi.id': 'upi',
  whatsapp: 'whatsapp',
  'map.embed': 'frame',
  'map.directions': 'address',
  'vendor.url': 'address',
  'vendor.social[].url': 'address',
}

/** Half of a surrogate pair, which no address can carry, or a control character other than a line break or tab. */
const unusable = /(?![\t\n\r])[\p{Cs}\p{Cc}]/u

/** What is wrong with the text of a setting; nothing with an empty one, which hides its place. */
export function problemOf(path: string, value: string, documentBase: string): string | undefined {
  if (unusable.test(value)) return 'holds a character that cannot be used'
  const name = lookUp(kindNames, path.replace(/\[\d+\]/g, '[]'))
  if (!name || !value.trim()) return undefined
  const kind: Kind = kinds[name]
  return kind.fits(value.trim(), documentBase) ? undefined : kind.problem
}

/** A usable price: rupees are multiplied, and written without an exponent. */
export const priceProblem = (value: number) =>
  value > 0 && value <= 1e9 ? undefined : 'should be above zero and at most 1000000000'

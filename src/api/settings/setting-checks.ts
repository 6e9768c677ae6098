import { dialedNumber } from '../../lib/dialed-number'
import { isoDay } from '../../lib/date-time'
import { lookUp } from '../../lib/look-up'
import { parseUrl } from '../../lib/parse-url'

/** A kind of setting: its check, and the text for the console when a value fails it. */
interface Kind {
  isValid: (value: string, documentBase: string) => boolean
  problem: string
  /** An entry of a list without this value is left out. */
  isRequired?: true
}

const webAddress = (value: string, base?: string) => {
  const url = parseUrl(value, base)
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined
}

/** An absolute URL. "https:x" and "https:\\x" are valid for browsers, but not for other programs. */
const isAddress = (value: string) => /^https?:\/\/[^/\\]/i.test(value) && Boolean(webAddress(value))

/** The digits that are dialed for a telephone number; a "+" is allowed only before them. */
const digitsOf = (value: string) =>
  /^[^\d+]*\+?[^+]*$/.test(value) ? dialedNumber(value).replace('+', '') : ''

const kinds = {
  base: {
    isValid: (value, base) => !/[?#]/.test(value) && Boolean(webAddress(value, base)),
    problem: 'should be a web address or a path',
  },
  address: {
    isValid: isAddress,
    problem: 'should be an http or https address',
  },
  siteAddress: {
    isValid: (value) => isAddress(value) && !/[?#]/.test(value),
    problem: 'should be an http or https address without a query',
  },
  frame: {
    isValid: (value) => isAddress(value) && /^https/i.test(value),
    problem: 'should be an https address',
  },
  // A "?", "&" or "," in a mailto link would add recipients.
  email: {
    isValid: (value) =>
      /^[^\s@"'(),:;<>[\\\]?&%#/]+@[\p{L}\p{M}\p{Nd}-]+(\.[\p{L}\p{M}\p{Nd}-]+)+$/u.test(value),
    problem: 'should be one e-mail address',
  },
  phone: {
    isValid: (value) => /^\d{3,15}$/.test(digitsOf(value)),
    problem: 'should be one telephone number',
  },
  whatsapp: {
    isValid: (value) => /^[1-9]\d{7,14}$/.test(digitsOf(value)),
    problem: "should be one telephone number with its country's code",
  },
  upi: {
    isValid: (value) => /^[\w.-]{2,256}@[a-z][a-z\d]{1,63}$/i.test(value),
    problem: 'should be a UPI id such as name@bank',
  },
  ifsc: {
    isValid: (value) => /^[a-z]{4}0[a-z\d]{6}$/i.test(value),
    problem: 'should be an IFSC code: four letters, a zero, six letters or digits',
  },
  moment: {
    isValid: Boolean,
    problem: 'should say a time',
    isRequired: true,
  },
  day: {
    isValid: (value) => isoDay(value) === value,
    problem: 'should be a date such as 2026-11-05',
    isRequired: true,
  },
  lastDay: {
    isValid: (value) => isoDay(value) === value,
    problem: 'should be a date such as 2026-11-05',
  },
  name: {
    isValid: Boolean,
    problem: 'should say a name',
    isRequired: true,
  },
  stage: {
    isValid: (value) => /^[1-7]$/.test(value),
    problem: 'should be the number of a stage, 1 to 7',
  },
  clock: {
    isValid: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
    problem: 'should be a time such as 07:00',
  },
  credentials: {
    isValid: (value) => value === 'same-origin' || value === 'omit',
    problem: 'should be same-origin or omit',
  },
  // The characters of a token in HTTP, of which cookies and headers have their names.
  token: {
    isValid: (value) =>
      /^[\w!#$%&'*+.^`|~-]+$/.test(value) && !/^(accept|authorization|content-type)$/i.test(value),
    problem: 'should be a name such as X-CSRFToken',
  },
} satisfies Record<string, Kind>

/** The kind of each setting that is not free text; `[]` stands for the entries of a list. */
const kindNames: Record<string, keyof typeof kinds> = {
  apiBase: 'base',
  filesBase: 'base',
  credentials: 'credentials',
  'csrf.cookie': 'token',
  'csrf.header': 'token',
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
  'timings[].time': 'moment',
  'festivals[].date': 'day',
  noticeUntil: 'lastDay',
  'festivals[].name': 'name',
  constructionStage: 'stage',
  'liveDarshan.video': 'frame',
  'liveDarshan.from': 'clock',
  'liveDarshan.to': 'clock',
  'vendor.url': 'address',
  'vendor.social[].url': 'address',
}

/** Half of a surrogate pair, which no URL can contain, or a control character other than a line break or tab. */
const unusable = /(?![\t\n\r])[\p{Cs}\p{Cc}]/u

const kindOf = (path: string): Kind | undefined => {
  const name = lookUp(kindNames, path.replace(/\[\d+\]/g, '[]'))
  return name && kinds[name]
}

/** Whether an entry of a list is useless without this setting. */
export const isRequired = (path: string) => kindOf(path)?.isRequired

/** The problem with a setting's text; undefined for a valid one, or an empty one that is not required. */
export function problemOf(path: string, value: string, documentBase: string): string | undefined {
  if (unusable.test(value)) return 'holds a character that cannot be used'
  const kind = kindOf(path)
  if (!kind || (!value.trim() && !kind.isRequired)) return undefined
  return kind.isValid(value.trim(), documentBase) ? undefined : kind.problem
}

/** The problem with a price; the limit keeps totals from being written with an exponent. */
export const priceProblem = (value: number) =>
  value > 0 && value <= 1e9 ? undefined : 'should be above zero and at most 1000000000'

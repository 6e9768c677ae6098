import { embedUrl } from '../../../api/links/embed'
import { safeUrl } from '../../../api/links/links'
import { isoDay } from '../../../lib/date-time'
import { cleanLine } from '../../../lib/typed-text'
import { formMessages } from '../../../messages/admin-screens/form/forms'
import type { ControlKind } from '../../resource'

const hostWithoutScheme = /^(?:\/\/)?(?:[\p{L}\p{M}\p{Nd}-]+\.)+[\p{L}\p{M}]{2,}(?=[/?#:]|$)/u
const address = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/

/**
 * What is odd about a value that can be saved all the same: a lost letter, an address from which visitors get no link or
 * video, or a year that nobody means.
 */
export function valueWarning(kind: ControlKind | undefined, value: string): string | undefined {
  const given = cleanLine(value)
  if (given.includes('\ufffd')) return formMessages.lostLetter
  if (kind === 'date') return yearWarning(given)
  if (kind === 'video') return given ? videoWarning(given) : undefined
  // "#" stands for no link.
  if (kind !== 'url' || !given || given === '#' || safeUrl(given)) return undefined
  const meant = linkMeantBy(given)
  return meant ? formMessages.link.meant(meant) : formMessages.link.none
}

/** A year before 1900 or after 2200; the box of a day takes more than four digits. */
function yearWarning(given: string) {
  const year = Number(/^(\d{5,})-/.exec(given)?.[1] ?? isoDay(given)?.slice(0, 4) ?? NaN)
  return year < 1900 || year > 2200 ? formMessages.oddYear(year) : undefined
}

/** The link that a text without its scheme means. */
function linkMeantBy(given: string): string | undefined {
  // The pattern takes the square of the length, and no address is longer.
  const isAddress = given.length <= 254 && address.test(given)
  const link = isAddress
    ? `mailto:${given}`
    : hostWithoutScheme.test(given) && `https://${given.replace(/^\/\//, '')}`
  return link && safeUrl(link) ? link : undefined
}

function videoWarning(given: string) {
  const embed = embedUrl(given)
  // A file's path, unless it begins with a host.
  const isFile = embed?.kind === 'file' && !/^www\./i.test(given)
  if (isFile || embed?.kind === 'frame') return undefined
  return embed?.kind === 'link' ? formMessages.link.notPlayed : formMessages.link.noVideo
}

import { embedUrl } from '../../../api/links/embed'
import { safeUrl } from '../../../api/links/links'
import { cleanLine } from '../../../lib/typed-text'
import { formMessages } from '../../../messages/admin-screens/form/forms'
import type { ControlKind } from '../../resource'

const hostWithoutScheme = /^(?:\/\/)?(?:[\p{L}\p{M}\p{Nd}-]+\.)+[\p{L}\p{M}]{2,}(?=[/?#:]|$)/u
const address = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/

/** What visitors do not get from an address, said before it is saved: a link, or a video that plays. */
export function linkWarning(kind: ControlKind | undefined, value: string): string | undefined {
  const given = cleanLine(value)
  if (kind === 'video') return given ? videoWarning(given) : undefined
  // "#" stands for no link.
  if (kind !== 'url' || !given || given === '#' || safeUrl(given)) return undefined
  const meant = linkMeantBy(given)
  return meant ? formMessages.link.meant(meant) : formMessages.link.none
}

/** The link that a text without its scheme means. */
function linkMeantBy(given: string): string | undefined {
  const link = address.test(given)
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
